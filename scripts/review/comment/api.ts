import type { Schema } from 'ajv'
import { Refusal } from '../../engine/refusal'
import { read } from './trusted-shape'

/** GitHub's interface for programs. @param address where it is @param token what it lets us do */
export class Api {
  readonly #address: string
  readonly #token: string

  constructor(address: string, token: string) {
    this.#address = address
    this.#token = token
  }

  /** Asks for a list and gives the entries of all its pages. @param shape of one page of it */
  async list<T>(path: string, shape: Schema): Promise<T[]> {
    const entries: T[] = []
    for (let page = 1; page <= mostPages; page++) {
      const text = await this.#send('GET', `${path}${path.includes('?') ? '&' : '?'}per_page=${perPage}&page=${page}`)
      const found = read<T[]>(text, shape, `GitHub's answer to ${path}`)
      entries.push(...found)
      if (found.length < perPage) break
    }
    return entries
  }

  /** Asks for one thing. @param shape of the answer */
  async get<T>(path: string, shape: Schema): Promise<T> {
    return read<T>(await this.#send('GET', path), shape, `GitHub's answer to ${path}`)
  }

  async send(method: 'POST' | 'PATCH', path: string, body: object): Promise<void> {
    await this.#send(method, path, JSON.stringify(body))
  }

  async #send(method: string, path: string, body?: string): Promise<string> {
    const response = await fetch(`${this.#address}${path}`, {
      method,
      body,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${this.#token}`,
        'X-GitHub-Api-Version': '2022-11-28',
      },
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    if (!response.ok) throw new Refusal(`GitHub answered ${response.status} to ${method} ${path}.`)
    return text
  }
}

const perPage = 100
const mostPages = 30
