import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // How React and Vite write HTML: srcSet, checked="" and <!doctype html> mean the same as srcset, checked and <!DOCTYPE html>.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // Our own files come from the site's own server.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Safari takes the list out of a list without bullets unless it says so: https://webkit.org/b/170179
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // Search results show 60 characters, but nothing breaks beyond: the content rules warn.
    'long-title': 'off',
  },
})

/** What is wrong with an HTML document by the standard and by the rules of accessibility. */
export async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

/** The words of a piece of HTML, as they are read. */
export function wordsOf(html: string): string {
  const signs: { [entity: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return html.replace(/<[^>]*>/g, '').replace(/&([#\w]+);/g, (whole, name: string) => signs[name] ?? whole)
}
