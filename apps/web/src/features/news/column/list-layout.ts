/** Rows with pictures; a lead story over rows; cards; a register of documents by their numbers. */
export type ListLayout = 'rows' | 'lead' | 'cards' | 'register'
