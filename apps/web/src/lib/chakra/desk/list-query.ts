export const deskPageSize = 20

interface Paging<Sorts extends string> {
  page?: number | undefined
  sort?: Sorts | undefined
}

/**
 * What the backend is asked for a page of a list.
 *
 * @param usual what the list is sorted by without a choice
 * @param last what keeps the order of rows that are alike in that
 */
export function pageQuery<Sorts extends string, Last extends string = 'id,desc'>(
  { page = 1, sort }: Paging<Sorts>,
  usual: Sorts,
  last = 'id,desc' as Last,
) {
  return { page: page - 1, size: deskPageSize, sort: [sort ?? usual, last] }
}
