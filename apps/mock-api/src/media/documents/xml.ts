/** A standalone XML part. */
export const xmlPart = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`
