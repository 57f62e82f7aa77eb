/** Copies a text. Browsers do so on pages that came by https only, and visitors may refuse it even there. @returns whether it is copied */
export async function copyText(text: string): Promise<boolean> {
  return (
    navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? false
  )
}
