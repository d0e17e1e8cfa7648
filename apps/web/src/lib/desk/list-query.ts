export const deskPageSize = 20

interface Paging<Sorts extends string> {
  page?: number | undefined
  sort?: Sorts | undefined
}

/** What the backend is asked for a page of a list; rows that are alike in what they are sorted by keep their order. */
export function pageQuery<Sorts extends string>({ page = 1, sort }: Paging<Sorts>, usual: Sorts) {
  return { page: page - 1, size: deskPageSize, sort: [sort ?? usual, 'id,desc' as const] }
}
