/** The audit columns of a record that was made at an instant and stands at a place of its list. */
export const auditOf = (at: string, orderNum: number) => ({
  createdDate: at,
  lastModifiedDate: at,
  orderNum,
})
