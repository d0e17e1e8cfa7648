/** The association's name, as issuer of what is printed and as seller on invoices. */
export const associationName = '江川省建设工程造价管理协会'
