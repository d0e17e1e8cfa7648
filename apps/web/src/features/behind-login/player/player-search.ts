import { idParam, searchParams } from '../../../lib/address/search-params.ts'

/** Which lesson is played. */
export const playerSearch = searchParams({ lesson: idParam })
