import { unzipSync } from 'fflate'
import { decodeText, type TextEncoding } from './decode.ts'
import { parseText } from './parse-text.ts'
import { type ReadSheet, readSheetOfPeople } from './read-workbook.ts'

/** Why a file is not read. */
export type FileFault = 'TooLarge' | 'OldExcel' | 'Unsupported' | 'Broken' | 'Empty'

/** Cells of a table as texts, or why there are none. */
export type ReadTable =
  | {
      rows: string[][]
      /** What of a workbook was read: the sheet's name, where it has several, and how many of the rows are hidden in it. */
      sheet?: ReadSheet['sheet']
      hidden?: ReadSheet['hidden']
      /** How the letters of a text were taken to be written, where nothing in it says so. */
      guessed?: TextEncoding | undefined
    }
  | { fault: FileFault }

/** A table of people is far below all of these; what is above was made to do harm, or is something else. */
const most = { bytes: 10_000_000, inflated: 100_000_000, entries: 2000, rows: 20_000 }

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)
const zip = [0x50, 0x4b, 0x03, 0x04]
/** Excel's files up to 2003, and those with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * Reads the people's sheet of an Excel file, or a text with commas, semicolons or tabs; what it is its bytes say, not its name. Formulas give
 * the values that were last calculated, macros are not looked at.
 *
 * @param encoding how the letters of a text are written, where the reader has said so
 */
export async function readTable(bytes: Uint8Array, encoding?: TextEncoding): Promise<ReadTable> {
  if (bytes.length === 0) return { fault: 'Empty' }
  if (bytes.length > most.bytes) return { fault: 'TooLarge' }
  if (startsWith(bytes, compound)) return { fault: 'OldExcel' }
  const table = startsWith(bytes, zip) ? await readWorkbook(bytes) : readText(bytes, encoding)
  if ('fault' in table) return table
  if (table.rows.length > most.rows) return { fault: 'TooLarge' }
  const rows = table.rows.filter((row) => row.some((cell) => cell.trim()))
  return rows.length > 0 ? { ...table, rows } : { fault: 'Empty' }
}

function readText(bytes: Uint8Array, encoding: TextEncoding | undefined): ReadTable {
  const { text, guessed } = decodeText(bytes, encoding)
  // No text has these: pictures, PDF and the like.
  return text.includes('\u0000') || text.startsWith('%PDF')
    ? { fault: 'Unsupported' }
    : { rows: parseText(text), guessed }
}

async function readWorkbook(bytes: Uint8Array): Promise<ReadTable> {
  const size = inflatedSize(bytes)
  if (size === undefined) return { fault: 'Broken' }
  if (size.bytes > most.inflated || size.entries > most.entries) return { fault: 'TooLarge' }
  if (!size.isWorkbook) return { fault: 'Unsupported' }
  try {
    return await readSheetOfPeople(bytes)
  } catch {
    return { fault: 'Broken' }
  }
}

/** What a ZIP says of itself, without anything being inflated; undefined when it cannot be read. */
function inflatedSize(bytes: Uint8Array) {
  const size = { bytes: 0, entries: 0, isWorkbook: false }
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size.bytes += originalSize
        size.entries += 1
        size.isWorkbook ||= name === 'xl/workbook.xml'
        return false
      },
    })
    return size
  } catch {
    return undefined
  }
}
