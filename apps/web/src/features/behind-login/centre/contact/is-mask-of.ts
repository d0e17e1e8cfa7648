/** Whether a masked phone or mail address, such as `138****0001`, can be the one that was typed. */
export function isMaskOf(masked: string, typed: string): boolean {
  const [start = '', ...rest] = masked.split(/\*+/)
  const end = rest.at(-1) ?? ''
  return typed.length >= start.length + end.length && typed.startsWith(start) && typed.endsWith(end)
}
