/** The parameters of a call about the record with an id. */
export const at = (id: number) => ({ params: { path: { id } } })
