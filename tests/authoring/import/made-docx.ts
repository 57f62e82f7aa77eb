import {
  AlignmentType,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  ImageRun,
  InsertedTextRun,
  LevelFormat,
  Math,
  MathRun,
  Packer,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  Textbox,
  type ParagraphChild,
} from 'docx'
import { onePixel } from './one-pixel'

const words = (text: string) => new Paragraph({ children: [new TextRun(text)] })
const paragraph = (...children: ParagraphChild[]) => new Paragraph({ children })
const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
  new Paragraph({ text, heading: level })
const inList = (text: string, level: number, reference = 'dots') =>
  new Paragraph({ text, numbering: { reference, level } })
const cell = (text: string, span: { columnSpan?: number; rowSpan?: number } = {}) =>
  new TableCell({ children: [words(text)], ...span })
const change = { id: 1, author: 'Asha', date: '2026-10-01T00:00:00Z' }

/** An article as a word processor keeps it, with what such articles usually have besides their words. */
export async function madeDocx(): Promise<Uint8Array> {
  return Packer.toBuffer(
    new Document({
      numbering: {
        config: ['dots', 'numbers'].map((reference) => ({
          reference,
          levels: [0, 1].map((level) => ({
            level,
            format: reference === 'dots' ? LevelFormat.BULLET : LevelFormat.DECIMAL,
            text: reference === 'dots' ? '•' : `%${level + 1}.`,
            alignment: AlignmentType.LEFT,
          })),
        })),
      },
      comments: { children: [{ id: 0, author: 'Asha', date: new Date(0), children: [words('Is this still so?')] }] },
      footnotes: { 1: { children: [words('Measured in 2025.')] } },
      sections: [{ headers: { default: new Header({ children: [words('Draft, confidential')] }) }, children: body() }],
    }),
  )
}

function body() {
  return [
    heading('Where the cloud bill comes from', HeadingLevel.TITLE),
    paragraph(
      new TextRun('Most of the bill is '),
      new TextRun({ text: 'storage ', bold: true }),
      new TextRun({ text: 'that nobody reads', color: 'FF0000', font: 'Comic Sans MS', size: 40 }),
      new TextRun('. “Smart” quotes stay, and zero\u200bwidth signs go.'),
      new FootnoteReferenceRun(1),
    ),
    heading('Look at it once a month', HeadingLevel.HEADING_1),
    paragraph(
      new CommentRangeStart(0),
      new TextRun('Ask who owns each line'),
      new CommentRangeEnd(0),
      new TextRun({ children: [new CommentReference(0)] }),
      new DeletedTextRun({ ...change, text: ' of the old list' }),
      new InsertedTextRun({ ...change, text: ' of the new list' }),
      new TextRun({ text: ' today', underline: {} }),
      new TextRun('.'),
    ),
    heading('A heading two levels down', HeadingLevel.HEADING_3),
    heading('And one below that', HeadingLevel.HEADING_4),
    inList('Storage', 0),
    inList('Disks of machines that are gone', 1),
    inList('Traffic', 0),
    inList('Count', 0, 'numbers'),
    inList('Compare', 0, 'numbers'),
    new Table({
      rows: [
        new TableRow({ children: [cell('Part'), cell('Cost')] }),
        new TableRow({ children: [cell('Storage', { rowSpan: 2 }), cell('100')] }),
        new TableRow({ children: [cell('200')] }),
        new TableRow({ children: [cell('Both', { columnSpan: 2 })] }),
      ],
    }),
    paragraph(new Math({ children: [new MathRun('a=b+c')] }), new TextRun(' is the sum.')),
    paragraph(
      new TextRun('See '),
      new ExternalHyperlink({
        children: [new TextRun({ text: 'the vitals', style: 'Hyperlink' })],
        link: 'https://eu.safelinks.protection.outlook.com/?url=https%3A%2F%2Fweb.dev%2Fvitals&data=05',
      }),
      new TextRun('.'),
      new PageBreak(),
    ),
    paragraph(new ImageRun({ type: 'png', data: onePixel, transformation: { width: 10, height: 10 } })),
    new Textbox({ style: { width: '200pt', height: '50pt' }, children: [words('In a box.')] }),
    words('The end.'),
  ]
}
