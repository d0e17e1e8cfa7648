/** The ending of a file's name as people say it, `PDF`; `FILE` when it has none. */
export function fileKind(name: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]
  return ending?.toUpperCase() ?? 'FILE'
}

const units = ['B', 'KB', 'MB', 'GB']

/** `48.2 KB` of a size in bytes; 1 KB is 1000 bytes, as file managers count. */
export function fileSize(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const value = bytes / 1000 ** step
  return `${step === 0 ? value : value.toFixed(1)} ${units[step]}`
}
