import { formatNumber } from '@portal/i18n'

/** The ending of a file's name as people say it, `PDF`; `FILE` when it has none. */
export function fileKind(name: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]
  return ending?.toUpperCase() ?? 'FILE'
}

const units = ['B', 'KB', 'MB', 'GB']

/** `48.2 KB` of a size in bytes; 1 KB is 1000 bytes, as file managers count. Nothing for what is no size. */
export function fileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return ''
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const value = bytes / 1000 ** step
  const decimals = step === 0 ? 0 : 1
  const figure = formatNumber(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return `${figure} ${units[step]}`
}
