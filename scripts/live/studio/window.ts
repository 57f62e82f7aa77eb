import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { escapeJson } from '../../../src/page/embedded-json'
import { studioFiles } from './bundle'
import type { StudioStart } from './contract'

/** Where the window is opened. */
export const studioAddress = '/@studio'

/** Nothing inline runs, nothing comes from elsewhere, and nobody puts it into a frame. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What every answer of the studio says. */
const careful = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** Answers with the window. */
export function sendWindow(response: ServerResponse, start: StudioStart): void {
  response.writeHead(200, {
    ...careful,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
  response.end(windowHtml(start))
}

function windowHtml(start: StudioStart): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Studio</title>',
    `<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${studioFiles}style.css">`,
    `<script type="application/json" id="studio">${escapeJson(JSON.stringify(start))}</script>`,
    `<script type="module" src="${studioFiles}studio.js"></script></head><body><div id="root"></div></body></html>`,
  ].join('')
}

const types: { [ending: string]: string } = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
}

/** Answers with a file of the window. @param folder where they lie @returns whether there is one of this name */
export function sendFileOf(folder: string, name: string, response: ServerResponse): boolean {
  const type = types[path.extname(name)]
  if (!type || !/^[\w.-]+(\/[\w.-]+)?$/.test(name) || name.includes('..')) return false
  try {
    const body = readFileSync(path.join(folder, name))
    response.writeHead(200, { ...careful, 'Content-Type': type })
    response.end(body)
    return true
  } catch {
    return false
  }
}

/** Answers with a picture. */
export function sendPicture(response: ServerResponse, ending: string, bytes: Buffer): void {
  response.writeHead(200, { ...careful, 'Content-Type': types[ending] ?? 'application/octet-stream' })
  response.end(bytes)
}

/** Answers a call. */
export function sendAnswer(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { ...careful, 'Content-Type': 'application/json' })
  response.end(JSON.stringify(answer))
}
