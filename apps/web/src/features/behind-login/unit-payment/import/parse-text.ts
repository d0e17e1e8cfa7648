import Papa from 'papaparse'

/** The cells of a text, such as one that was copied out of a spreadsheet. */
export function parseText(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: ['\t', ',', ';', '，', '|'],
  })
  return data
}
