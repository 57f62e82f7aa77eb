import { describe, expect, test } from 'vitest'
import { photo } from '../../../scripts/engine/check/example-pictures'
import { pageWith, problemsOf } from '../virtual-site'
import type { Files } from '../virtual-site'

const place = 'In section 2 (intro, "Where"), '
const said = (src: string, files: Files) =>
  problemsOf({
    'cloud.json': pageWith({ type: 'intro', heading: 'Where', text: ['Here.'], image: { src, alt: 'Desks.' } }),
    ...files,
  }).map(({ file, message, fix }) => [file, message.replace(place, ''), ...(fix ? [fix.title] : [])].join(' | '))

const alone = 'pages-json/cloud.json | write the name of the picture alone: "office.jpg". | Write "office.jpg"'

describe('Of a picture that is not found is told', () => {
  test.each([
    ['by its path in the project', 'pages-json/_images/office.jpg', 'office.jpg', alone],
    ['by its path on Windows', 'C:\\Users\\Priya\\office.jpg', 'office.jpg', alone],
    ['by an address', 'https://northwind.test/office.jpg', 'office.jpg', alone],
    [
      'by its path, where it is not there either',
      '/Users/priya/team-photo.jpg',
      'office.jpg',
      'pages-json/cloud.json | put the picture into pages-json/_images, and write its name alone: "team-photo.jpg".',
    ],
    [
      'by an address of another website',
      'https://images.test/photo-15?w=1600',
      'office.jpg',
      'pages-json/cloud.json | pictures are not shown from other websites. If we may use this one, save it in pages-json/_images, and write the name of its file.',
    ],
    [
      'without its second ending',
      'office.jpg',
      'office.jpg.jpg',
      'pages-json/cloud.json | in pages-json/_images this picture is called "office.jpg.jpg". Take one .jpg off the name of that file.',
    ],
    [
      'in other letters',
      'Office.jpg',
      'office.jpg',
      'pages-json/cloud.json | in pages-json/_images this picture is called "office.jpg". Write it with the same capital letters. | Write "office.jpg"',
    ],
    [
      'of which there is none like it',
      'workshop.jpg',
      'office.jpg',
      'pages-json/cloud.json | there is no picture "workshop.jpg" in pages-json/_images. Put it there, or write the name of one that is.',
    ],
  ])('where it is named %s', (_how, src, name, message) => {
    expect(said(src, { [`_images/${name}`]: photo })).toEqual([message])
  })
})

test('a picture beside the pages is told once: where a page names it', () => {
  expect(said('office.jpg', { 'services/office.jpg': photo })).toEqual([
    'pages-json/cloud.json | the picture is in another folder: pages-json/services/office.jpg. Move it to pages-json/_images.',
  ])
})

test('a picture beside the pages that none names is told of by itself', () => {
  expect(said('office.jpg', { '_images/office.jpg': photo, 'services/office.jpg': photo })).toEqual([
    'pages-json/services/office.jpg | "office.jpg" is a picture. Move it to pages-json/_images, where all pictures are.',
  ])
})

test('a photo of an iPhone is told by its bytes', () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  expect(said('office.jpg', { '_images/office.jpg': heic })).toEqual([
    'pages-json/cloud.json | "office.jpg" is in the format of iPhones (HEIC), which browsers cannot show. Open it on your computer, save it as a JPEG in pages-json/_images, and write the name of that.',
  ])
})

test('a path of Windows, as it is copied, is one problem', () => {
  const text = JSON.stringify(
    pageWith({ type: 'intro', heading: 'Where', text: ['Here.'], image: { src: 'PATH', alt: 'Desks.' } }),
  ).replace('PATH', String.raw`C:\Users\Priya\team.jpg`)
  expect(problemsOf({ 'cloud.json': text }).map(({ message, fix }) => [message, fix?.title])).toEqual([
    [
      'This is a place on your computer. Put the picture into pages-json/_images, and write its name alone: "team.jpg".',
      'Write "team.jpg"',
    ],
  ])
})
