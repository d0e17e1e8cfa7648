/** Signs that mean nothing in a query, but that a browser escapes. */
const plain = /%(?:2C|2F|3A|3B|40)/gi

/** An address with its Chinese as people write it; one that cannot be decoded stays as it was sent. */
export function readable(target: string): string {
  try {
    return decodeURI(target).replace(plain, decodeURIComponent)
  } catch {
    return target
  }
}
