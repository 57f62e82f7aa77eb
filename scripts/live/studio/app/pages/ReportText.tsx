import styles from './ReportText.module.css'

/** A report in its paragraphs. Indented lines are a list under the line before. */
export function ReportText({ report }: { report: string }) {
  return (
    <div className={styles.report}>
      {report.split(/\n{2,}/).map((paragraph, i) => (
        <Paragraph key={i} lines={paragraph.split('\n')} />
      ))}
    </div>
  )
}

function Paragraph({ lines }: { lines: string[] }) {
  const entries = lines.filter((line) => line.startsWith('  '))
  const text = lines.filter((line) => !line.startsWith('  ')).join('\n')
  return (
    <div>
      <p className={entries.length > 0 ? styles.above : undefined}>{text}</p>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry, i) => (
            <li key={i}>
              <Entry words={entry.trim()} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** An address to open, as of what was sent, or words. */
function Entry({ words }: { words: string }) {
  if (!/^https?:\/\/\S+$/.test(words)) return words
  return (
    <a href={words} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
}
