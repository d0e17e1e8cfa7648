/** Yuan as texts of the association write them: `2,000元`. */
export const yuanText = (amount: number): string => `${amount.toLocaleString('en-US')}元`
