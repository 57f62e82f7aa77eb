/** What the system calls an error, such as ENOENT; undefined where it comes from elsewhere. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
