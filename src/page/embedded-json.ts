/** JSON that may stand in a script element: no text can close it. https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
