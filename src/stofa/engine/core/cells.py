"""Eight cells of an encoded observation in one integer, a byte each, the first one lowest.

A bag or a set that is packed into an integer is spread out eight cards at a time.
"""

from mypy_extensions import i64


def of_bits(some: i64) -> i64:
    """The lowest eight bits, a cell each."""
    some &= 0xFF
    some = (some | (some << 28)) & 0xF_0000_000F
    some = (some | (some << 14)) & 0x3_0003_0003_0003
    return (some | (some << 7)) & 0x101_0101_0101_0101


def of_pairs(some: i64) -> i64:
    """The lowest eight numbers of two bits."""
    some &= 0xFFFF
    some = (some | (some << 24)) & 0xFF_0000_00FF
    some = (some | (some << 12)) & 0xF_000F_000F_000F
    return (some | (some << 6)) & 0x303_0303_0303_0303


def of_fours(some: i64) -> i64:
    """The lowest eight numbers of four bits."""
    some &= 0xFFFF_FFFF
    some = (some | (some << 16)) & 0xFFFF_0000_FFFF
    some = (some | (some << 8)) & 0xFF_00FF_00FF_00FF
    return (some | (some << 4)) & 0xF0F_0F0F_0F0F_0F0F


def of_sixes(some: i64) -> i64:
    """The lowest eight numbers of six bits."""
    some = (some & 0xFF_FFFF) | ((some & 0xFFFF_FF00_0000) << 8)
    some = (some & 0xFFF_0000_0FFF) | ((some & 0xFF_F000_00FF_F000) << 4)
    return (some & 0x3F_003F_003F_003F) | ((some & 0xFC0_0FC0_0FC0_0FC0) << 2)


def one_at(cell: i64) -> i64:
    """1 in one of the eight cells."""
    one: i64 = 1
    one <<= 8 * cell
    return one
