/** Where the website and the API are reached. */
export interface Addresses {
  /** Origin of the website; null when nobody said. */
  portal: string | null
  /** Public address of the API. */
  baseUrl: string
}

const kinds = {
  print: { page: '/verify', call: '/api/public/print-info/verify' },
  hours: { page: '/verify/hours', call: '/api/public/edu-certificates' },
}

/** What the QR of a print encodes: the website's page about its code, or the API's answer where no website is known. */
export function verifyAddress(
  kind: keyof typeof kinds,
  code: string,
  { portal, baseUrl }: Addresses,
): string {
  const { page, call } = kinds[kind]
  return portal === null ? `${baseUrl}${call}/${code}` : `${portal}${page}/${code}`
}
