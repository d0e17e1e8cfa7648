/** The audit columns that every entity has, to be put at the end of a table's columns. */
export const auditColumns = `
  createdDate TEXT NOT NULL,
  lastModifiedDate TEXT NOT NULL,
  isDeleted INTEGER NOT NULL DEFAULT 0,
  orderNum INTEGER NOT NULL DEFAULT 0`
