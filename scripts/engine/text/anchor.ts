/** Where a heading of a Markdown file is found, as GitHub and VS Code have it: `Add a job, step by step` is #add-a-job-step-by-step. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}
