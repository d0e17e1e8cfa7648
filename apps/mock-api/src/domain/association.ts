/** The association's name, as issuer of what is printed and as seller on invoices. */
export const associationName = '江川省建设工程造价管理协会'

/** Where its members transfer money to. */
export const associationAccount = {
  accountName: associationName,
  bankName: '江川银行临江分行营业部',
  accountNo: '690112345678900018',
} as const

/** What it pays from. */
export const associationAccounts = [associationAccount]
