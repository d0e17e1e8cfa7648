/** An address with its Chinese as people write it; one that cannot be decoded stays as it was sent. */
export function readable(target: string): string {
  try {
    return decodeURI(target)
  } catch {
    return target
  }
}
