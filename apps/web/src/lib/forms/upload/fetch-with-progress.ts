/** What failed on the way, as `fetch` would say it. */
const lost = () => new TypeError('Failed to fetch')
const aborted = () => new DOMException('The upload was aborted', 'AbortError')

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name, ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  const { status, statusText } = request
  return new Response(status === 204 ? null : request.response, { status, statusText, headers })
}

function send(request: Request, body: ArrayBuffer, onProgress: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open(request.method, request.url)
    sending.responseType = 'arraybuffer'
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value)
    sending.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    sending.onload = () => resolve(responseOf(sending))
    sending.onerror = () => reject(lost())
    sending.onabort = () => reject(aborted())
    request.signal.addEventListener('abort', () => sending.abort(), { once: true })
    sending.send(body)
  })
}

/**
 * A `fetch` that tells how much of the body has been sent, from 0 to 1: the browsers' own does not.
 *
 * @param onProgress called as often as the browser knows more
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.arrayBuffer()
    if (request.signal.aborted) throw aborted()
    return send(request, body, onProgress)
  }
