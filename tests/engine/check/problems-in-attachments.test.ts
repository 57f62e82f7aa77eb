import { describe, expect, test } from 'vitest'
import { captions, film, pdf, subRip } from '../../../scripts/engine/check/example-attachments'
import { photo } from '../../../scripts/engine/check/example-pictures'
import { pageWith, problemsOf, told, type Files } from '../virtual-site'

const said = (section: object, files: Files) =>
  problemsOf({ 'cloud.json': pageWith(section), ...files }).map(({ file, message }) => `${file} | ${message}`)

const video = (more: object = {}) => ({
  type: 'video',
  heading: 'A trial move',
  video: { src: 'move.mp4', captions: 'move.vtt', poster: 'still.png', ...more },
})
const around = { '_videos/move.mp4': film, '_videos/move.vtt': captions, '_images/still.png': photo }

const downloads = (src: string) => ({
  type: 'downloads',
  heading: 'To take with you',
  files: [{ src, title: 'Checklist', description: 'What to settle before a move.' }],
})

const ofVideo = 'pages-json/cloud.json | In section 2 (video, "A trial move"), '
const ofFile = 'pages-json/cloud.json | In section 2 (downloads, "To take with you"), file 1 ("Checklist"), '

test('a video with all it needs is right', () => {
  expect(said(video(), around)).toEqual([])
})

test('a video and captions that are not there', () => {
  const files = { ...around, '_videos/move.mp4': undefined, '_videos/move.vtt': undefined }
  expect(told({ 'cloud.json': pageWith(video()), ...files })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 13:16-13:26 "move.mp4"
    error missing-video: In section 2 (video, "A trial move"), there is no video "move.mp4" in pages-json/_videos. Put it there, or write the name of one that is.

    pages-json/cloud.json 14:21-14:31 "move.vtt"
    error missing-captions: In section 2 (video, "A trial move"), there is no caption file "move.vtt" in pages-json/_videos. Put it there, or write the name of one that is."
  `)
})

test('a video and captions that are something else', () => {
  const files = { ...around, '_videos/move.mp4': 'Notes.', '_videos/move.vtt': 'Notes.' }
  expect(told({ 'cloud.json': pageWith(video()), ...files })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 13:16-13:26 "move.mp4"
    error unreadable-video: In section 2 (video, "A trial move"), "move.mp4" is not what its name says: by what is in it, it is a text. Open it in a program for videos, and save it as MP4 with H.264 and AAC; renaming is not enough.

    pages-json/cloud.json 14:21-14:31 "move.vtt"
    error unreadable-captions: In section 2 (video, "A trial move"), "move.vtt" is no WebVTT. Its first line is WEBVTT, then comes an empty line, then each caption below its time: 00:01:02.500 --> 00:01:05.000."
  `)
})

test('files for download that are not there, or something else', () => {
  const files = { '_files/notes.pdf': 'Notes.' }
  const sections = [downloads('notes.pdf'), downloads('list.pdf')]
  expect(told({ 'cloud.json': pageWith(...sections), ...files })).toMatchInlineSnapshot(`
    "pages-json/cloud.json 14:18-14:29 "notes.pdf"
    error unreadable-download: In section 2 (downloads, "To take with you"), file 1 ("Checklist"), "notes.pdf" is not what its name says: by what is in it, it is a text. Open it on your computer and save it as what it shall be, or name the right file.

    pages-json/cloud.json 25:18-25:28 "list.pdf"
    error missing-download: In section 3 (downloads, "To take with you"), file 1 ("Checklist"), there is no file "list.pdf" in pages-json/_files. Put it there, or write the name of one that is."
  `)
})

describe('Of a video is told', () => {
  test.each([
    [
      'that it is not there',
      { '_videos/move.mp4': undefined, '_videos/moves.mp4': film },
      'there is no video "move.mp4" in pages-json/_videos. Did you mean "moves.mp4"?',
    ],
    [
      'that it lies elsewhere',
      { '_videos/move.mp4': undefined, 'services/move.mp4': film },
      'the video is in another folder: pages-json/services/move.mp4. Move it to pages-json/_videos.',
    ],
    [
      'that it is a text',
      { '_videos/move.mp4': 'Notes.' },
      '"move.mp4" is not what its name says: by what is in it, it is a text. Open it in a program for videos, and save it as MP4 with H.264 and AAC; renaming is not enough.',
    ],
    [
      'that it is cut off',
      { '_videos/move.mp4': film.subarray(0, film.length - 40) },
      '"move.mp4" is only part of a video, or damaged. Copy it into pages-json/_videos again; if that does not help, save it again in a program for videos.',
    ],
    [
      'that it is empty',
      { '_videos/move.mp4': '' },
      '"move.mp4" has nothing in it. Copy the video into pages-json/_videos again.',
    ],
    [
      'that it is too large',
      { '_videos/move.mp4': Buffer.concat([film], 50_000_001) },
      '"move.mp4" is larger than 50 MB, which takes minutes to load on a phone. Save it smaller, at 1280 by 720 pixels, or cut it into several.',
    ],
  ])('%s', (_what, files, message) => {
    expect(said(video(), { ...around, ...files }).map((each) => each.replace(ofVideo, ''))).toEqual([message])
  })

  test('that another kind is not enough renamed', () => {
    expect(said(video({ src: 'move.mov' }), around).map((each) => each.replace(ofVideo, ''))).toMatchInlineSnapshot(`
      [
        ""src" cannot be written like this. Name a video by its file in pages-json/_videos: letters, digits and hyphens, and .mp4 or .webm at the end. If it is of another kind, save it as MP4; renaming is not enough.",
      ]
    `)
  })
})

describe('Of captions is told', () => {
  test.each([
    [
      'that they are not there',
      { '_videos/move.vtt': undefined },
      'there is no caption file "move.vtt" in pages-json/_videos. Put it there, or write the name of one that is.',
    ],
    [
      'that they are SubRip',
      { '_videos/move.vtt': subRip },
      '"move.vtt" holds captions of another kind (SubRip, .srt), which browsers do not show; renaming is not enough. Save them as WebVTT, or write WEBVTT and an empty line at the beginning, and times with points: 00:01:02.500 --> 00:01:05.000.',
    ],
    [
      'that they are something else',
      { '_videos/move.vtt': 'Notes.' },
      '"move.vtt" is no WebVTT. Its first line is WEBVTT, then comes an empty line, then each caption below its time: 00:01:02.500 --> 00:01:05.000.',
    ],
    [
      'that they are empty',
      { '_videos/move.vtt': '' },
      '"move.vtt" has no captions in it. Write what is said and heard, each below its time: 00:01:02.500 --> 00:01:05.000.',
    ],
    [
      'in which line a time is wrong',
      { '_videos/move.vtt': 'WEBVTT\n\n00:01 --> 00:02\nMoves.\n' },
      '"move.vtt" has a time in line 3 that browsers cannot read. Write it as 00:01:02.500 --> 00:01:05.000.',
    ],
    [
      'how they are to be saved',
      { '_videos/move.vtt': Buffer.from('WEBVTT\n\n\xe9', 'latin1') },
      '"move.vtt" is not saved as UTF-8, so some of its letters cannot be read. Open it in an editor, choose Save as, and the encoding UTF-8.',
    ],
  ])('%s', (_what, files, message) => {
    expect(said(video(), { ...around, ...files }).map((each) => each.replace(ofVideo, ''))).toEqual([message])
  })

  test('that SubRip is to be saved otherwise', () => {
    expect(said(video({ captions: 'move.srt' }), around).map((each) => each.replace(ofVideo, '')))
      .toMatchInlineSnapshot(`
      [
        ""captions" cannot be written like this. Name captions by their file in pages-json/_videos: letters, digits and hyphens, and .vtt at the end. If they are of another kind, such as .srt, save them as WebVTT.",
      ]
    `)
  })
})

test('a still that is not there is told where it is named', () => {
  expect(said(video({ poster: 'stil.png' }), around)).toMatchInlineSnapshot(`
    [
      "pages-json/cloud.json | In section 2 (video, "A trial move"), there is no picture "stil.png" in pages-json/_images. Did you mean "still.png"?",
    ]
  `)
})

test('a file for download is right', () => {
  expect(said(downloads('checklist.pdf'), { '_files/checklist.pdf': pdf })).toEqual([])
})

describe('Of a file for download is told', () => {
  test.each([
    [
      'that it is not there',
      'cheklist.pdf',
      { '_files/checklist.pdf': pdf },
      'there is no file "cheklist.pdf" in pages-json/_files. Did you mean "checklist.pdf"?',
    ],
    [
      'that it lies elsewhere',
      'checklist.pdf',
      { 'services/checklist.pdf': pdf },
      'the file is in another folder: pages-json/services/checklist.pdf. Move it to pages-json/_files.',
    ],
    [
      'that it is something else than its name says',
      'checklist.docx',
      { '_files/checklist.docx': pdf },
      '"checklist.docx" is not what its name says: by what is in it, it is a PDF. Open it on your computer and save it as what it shall be, or name the right file.',
    ],
    [
      'that it is a program with another name',
      'list.pdf',
      { '_files/list.pdf': Buffer.from(`MZ${'\0'.repeat(200)}`) },
      '"list.pdf" is a program by what is in it, whatever its name says, and programs are not offered. Remove it from pages-json/_files.',
    ],
    [
      'that it is a web page with another name',
      'list.txt',
      { '_files/list.txt': '<!doctype html><p>List' },
      '"list.txt" is not what its name says: by what is in it, it is a web page or a drawing (HTML or SVG). Open it on your computer and save it as what it shall be, or name the right file.',
    ],
    [
      'that it is empty',
      'list.csv',
      { '_files/list.csv': '' },
      '"list.csv" has nothing in it. Copy the file into pages-json/_files again.',
    ],
    [
      'that it is too large',
      'list.txt',
      { '_files/list.txt': 'List.'.padEnd(25_000_001) },
      '"list.txt" is larger than 25 MB, which takes minutes to load on a phone. Save it smaller, such as with smaller pictures, or make several files of it.',
    ],
    [
      'that programs are not offered',
      'setup.exe',
      { '_files/setup.exe': 'MZ' },
      '"src" names a program: visitors should not have to trust one, so none is offered.',
    ],
    [
      'that web pages are not',
      'terms.html',
      { '_files/terms.html': '<p>Terms' },
      '"src" names a file that can hold code: save it as a PDF or as a PNG, and write the name of that.',
    ],
    [
      'that drawings with code are not',
      'logo.svg',
      { '_files/logo.svg': '<svg/>' },
      '"src" names a file that can hold code: save it as a PDF or as a PNG, and write the name of that.',
    ],
    [
      'that macros are not',
      'prices.xlsm',
      { '_files/prices.xlsm': 'PK' },
      '"src" names a file with macros, which are programs: save it without them, as .docx, .xlsx or .pptx, and write the name of that.',
    ],
    [
      'that old Office is not',
      'prices.xls',
      { '_files/prices.xls': 'x' },
      '"src" names a file that many cannot open: save it as a PDF, or as .docx, .xlsx or .pptx, and write the name of that.',
    ],
    [
      'where a video belongs',
      'tour.mp4',
      { '_files/tour.mp4': film },
      '"src" names a video: show it in a section of the type "video".',
    ],
    [
      'how it is to be called',
      'Prices 2026.pdf',
      { '_files/Prices 2026.pdf': pdf },
      '"src" has letters or signs that the name of a file for download cannot have. Rename the file in pages-json/_files to "prices-2026.pdf", and write that here.',
    ],
    [
      'what kinds there are',
      'font.ttf',
      { '_files/font.ttf': 'x' },
      '"src" cannot be written like this. Name a file in pages-json/_files: letters, digits and hyphens, and at the end .pdf, .docx, .xlsx, .pptx, .odt, .ods, .odp, .csv, .txt, .jpg, .png or .zip. Other kinds are not offered: save the file as one of these.',
    ],
  ])('%s', (_what, src, files, message) => {
    expect(said(downloads(src), files).map((each) => each.replace(ofFile, ''))).toEqual([message])
  })
})

test('a file beside the pages that no page names is told of by itself', () => {
  const files = { 'services/tour.mp4': film, 'services/tour.srt': subRip, 'services/prices.xlsx': 'PK' }
  expect(problemsOf(files).map(({ message }) => message)).toMatchInlineSnapshot(`
    [
      ""prices.xlsx" is no page. If visitors shall be able to download it, move it to pages-json/_files; otherwise move it out of pages-json.",
      ""tour.mp4" is a video. Move it to pages-json/_videos, where all videos are.",
      ""tour.srt" holds captions. Move it to pages-json/_videos, beside its video.",
    ]
  `)
})
