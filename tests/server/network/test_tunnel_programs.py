"""Which of the addresses that a tunnel program prints is ours."""

import pytest

from stofa.server.network.tunnel_programs import PROGRAMS, tunnel_command


@pytest.mark.parametrize(
    ("program", "line", "origin"),
    [
        (
            "cloudflared",
            "2026-01-05T19:04:17Z INF |  https://four-quick-words-here.trycloudflare.com                 |",
            "https://four-quick-words-here.trycloudflare.com",
        ),
        ("tailscale", "https://Laptop.tail1234.ts.net/", "https://laptop.tail1234.ts.net"),
        ("tailscale", "https://laptop.tail1234.ts.net:8443/", "https://laptop.tail1234.ts.net:8443"),
        ("tailscale", "https://laptop.tail1234.ts.net:443/", "https://laptop.tail1234.ts.net"),
        (
            "ngrok",
            'lvl=info msg="started tunnel" addr=http://localhost:8000 url=https://ab12.ngrok-free.app',
            "https://ab12.ngrok-free.app",
        ),
        (
            "localhost.run",
            "0a1b2c.lhr.life tunneled with tls termination, https://0a1b2c.lhr.life",
            "https://0a1b2c.lhr.life",
        ),
        (
            "pinggy",
            "\x1b[1mhttps://rnabc-1-2-3-4.a.free.pinggy.link\x1b[0m",
            "https://rnabc-1-2-3-4.a.free.pinggy.link",
        ),
        ("localtunnel", "your url is: https://warm-cats-sing.loca.lt", "https://warm-cats-sing.loca.lt"),
        ("./my-tunnel {port}", "ready at https://stofa.example.org:8443", "https://stofa.example.org:8443"),
        ("./my-tunnel {port}", '{"url":"https://stofa.example.org"}', "https://stofa.example.org"),
    ],
)
def test_the_address_is_found(program: str, line: str, origin: str) -> None:
    assert tunnel_command(program).origin_in(line) == origin


@pytest.mark.parametrize(
    ("program", "line"),
    [
        (
            "cloudflared",
            "INF Thank you for trying Cloudflare Tunnel: (https://www.cloudflare.com/website-terms/)",
        ),
        ("cloudflared", "see https://developers.cloudflare.com for help"),
        ("cloudflared", "https://trycloudflare.com"),
        ("tailscale", "To enable, visit: https://login.tailscale.com/f/funnel?node=abc"),
        ("tailscale", "http://laptop.tail1234.ts.net/"),
        ("localhost.run", "to set up and manage custom domains go to https://admin.localhost.run/"),
        ("ngrok", "https://evil-ngrok.app.example.com"),
        ("./my-tunnel {port}", "read https://docs.example.org/start first"),
        ("./my-tunnel {port}", "https://user:secret@stofa.example.org/"),
        ("./my-tunnel {port}", "http://stofa.example.org"),
        ("./my-tunnel {port}", "https://"),
    ],
)
def test_other_links_are_not_taken_for_it(program: str, line: str) -> None:
    assert tunnel_command(program).origin_in(line) is None


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.name)
def test_a_known_program_is_known_by_its_name_and_by_its_command(program) -> None:  # type: ignore[no-untyped-def]
    command = tunnel_command(program.name)
    assert command.program == program
    assert tunnel_command(program.command) == command
    started = command.at("http://127.0.0.1:8123", 8123)
    assert any("8123" in word for word in started)
    assert not any("{" in word for word in started)


def test_a_known_program_with_other_options_is_still_known() -> None:
    assert tunnel_command("/opt/bin/cloudflared tunnel --url {address} --protocol http2").forwards
    own = tunnel_command("ssh -N -R 8080:127.0.0.1:{port} me@stofa.example")
    assert own.program is None
    assert not own.forwards
    assert own.at("http://127.0.0.1:1", 1) == ["ssh", "-N", "-R", "8080:127.0.0.1:1", "me@stofa.example"]


@pytest.mark.parametrize("given", ["", "  ", "'unclosed"])
def test_what_is_no_command_is_refused(given: str) -> None:
    with pytest.raises(ValueError):
        tunnel_command(given)
