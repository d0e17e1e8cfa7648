/** Whether a row was written after its record was read: what the record leads to was opened meanwhile, such as the page on which it is paid. */
export function isWrittenSince(record: Record<string, unknown>, row: Record<string, unknown>): boolean {
  const [read, written] = [record.lastModifiedDate, row.lastModifiedDate]
  // An instant may have more digits than another, so that their texts do not tell.
  return Date.parse(String(written)) > Date.parse(String(read))
}
