import { parseSearchWith, stringifySearchWith } from '@tanstack/react-router'

/** How a query is read: canonical numbers and true/false as such, everything else as text. */
export const parseSearch = parseSearchWith((text) => text)

/** How a query is written: texts as they are, without quotes around a keyword that happens to be a number. */
export const stringifySearch = stringifySearchWith(JSON.stringify)
