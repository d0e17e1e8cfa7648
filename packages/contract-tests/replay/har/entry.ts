import { CouldNotRun } from '../../shared/could-not-run.ts'
import { isRecord } from '../../shared/is-record.ts'
import { jsonFault } from '../../shared/json/json-fault.ts'

export interface HarHeader {
  name: string
  value: string
}

/** The part of HAR 1.2 that is read; browsers leave out much of the rest. */
export interface HarEntry {
  /** Id of a page. */
  pageref?: string
  /** Milliseconds. */
  time?: number
  request: { method: string; url: string; headers: HarHeader[]; postData?: { text?: string } }
  response: {
    /** 0 or less where no answer came. */
    status: number
    headers: HarHeader[]
    content?: {
      /** Bytes, before they were saved. */
      size?: number
      mimeType?: string
      /** Missing where the browser did not keep the body. */
      text?: string
      encoding?: string
      /** Firefox tells here that a body was cut or left out. */
      comment?: string
    }
  }
}

/** A recorded file as the browser saved it. */
export interface HarFile {
  entries: HarEntry[]
  /** Title, mostly the address, by id. */
  pages: Map<string, string>
}

/** How to record a file that can be validated. */
export const howToRecord =
  'Record it again: open the developer tools (F12), Network, reload the page and use it; then in Chrome or Edge the arrow ' +
  '“Export HAR”, in Firefox the gear “Save All As HAR”, and wait until the file is whole.'

const unreadable = (message: string) => new CouldNotRun('HAR unreadable', message, howToRecord)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const { line, column } = jsonFault(text)
    const isCut = /^\s*\{/.test(text) && !/\}\s*$/.test(text)
    const why = isCut ? 'it is cut off' : 'what stands there is no JSON'
    throw unreadable(`The recording is not whole at line ${line}, column ${column}: ${why}.`)
  }
}

const isEntry = (value: unknown): value is HarEntry =>
  isRecord(value) &&
  isRecord(value.request) &&
  typeof value.request.url === 'string' &&
  typeof value.request.method === 'string' &&
  Array.isArray(value.request.headers) &&
  isRecord(value.response) &&
  typeof value.response.status === 'number' &&
  Array.isArray(value.response.headers)

function toPages(pages: unknown): Map<string, string> {
  const all = Array.isArray(pages) ? pages.filter(isRecord) : []
  return new Map(all.map(({ id, title }) => [String(id), String(title ?? id)]))
}

/** Reads a recorded file. @throws CouldNotRun saying where it is no HAR, and how to record one */
export function readHarFile(text: string): HarFile {
  if (text.trim() === '') throw unreadable('The recording is empty.')
  // Some programs begin a file with a mark of its byte order.
  const file = parse(text.replace(/^\ufeff/, ''))
  const log = isRecord(file) ? file.log : undefined
  if (!isRecord(log) || !Array.isArray(log.entries))
    throw unreadable('The file is JSON, but no HAR: it has no list log.entries.')
  const wrong = log.entries.findIndex((entry) => !isEntry(entry))
  if (wrong >= 0)
    throw unreadable(`The recording is damaged: /log/entries/${wrong} has no whole request and response.`)
  return { entries: log.entries, pages: toPages(log.pages) }
}
