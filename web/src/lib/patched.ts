/** Views that are kept up to date by changes. */
import type { Change } from "../generated/protocol";

function put(value: unknown, [key, ...path]: Change["path"], to: unknown): unknown {
  if (key === undefined) return to;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], path, to);
  return copy;
}

/** A value with changes made to it. The value itself stays as it is: it may still be shown. */
export function patched<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((changed, { path, value: to }) => put(changed, path, to), value) as T;
}
