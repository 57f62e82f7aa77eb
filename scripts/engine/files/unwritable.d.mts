/** Why the system does not let a file be written, and what to do, by what it calls it. */
export const unwritable: { readonly [code: string]: { reason: string; remedy: string } | undefined }
