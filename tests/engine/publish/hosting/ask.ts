import { request, type IncomingHttpHeaders } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { ConnectionOptions } from 'node:tls'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Question {
  method?: string
  headers?: Record<string, string>
  /** How to ask by https; left out, it is asked by http. */
  secure?: ConnectionOptions
}

/** Asks a server of this machine for exactly this address, as it is written: fetch would tidy it up first. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, secure }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = secure ? requestSecurely : request
    const asked = send({ ...secure, host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}
