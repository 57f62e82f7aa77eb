/** What is written in capitals among the names of icons and drawings. */
const capitals = new Set(
  (
    'aed ai api b2b cctv cd cobol cpu crm css dna esg ev gpu hd hdmi html http id iot iv js json ml mri nas nfc ' +
    'pc pdf php qr rss smb sql ssd tv ui url usb ux vr xml'
  ).split(' '),
)
const otherwise = new Map([
  ['apis', 'APIs'],
  ['cicd', 'CI/CD'],
  ['saas', 'SaaS'],
  ['wifi', 'Wi-Fi'],
])

/** A name of many small words as people write it: ai--ethics becomes AI ethics. */
export function inWords(name: string): string {
  const words = name
    .split('-')
    .filter(Boolean)
    .map((word) => otherwise.get(word) ?? (capitals.has(word) ? word.toUpperCase() : word))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
