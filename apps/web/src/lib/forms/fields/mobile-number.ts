/** Whether a text is a mobile number of the mainland: 11 digits, blanks nowhere. */
export const isMobileNumber = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)
