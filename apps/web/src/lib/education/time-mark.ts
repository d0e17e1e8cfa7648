/** A second of a video as players write it: `1:05`, `1:02:05`. */
export function timeMark(second: number): string {
  const whole = Math.floor(second)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
