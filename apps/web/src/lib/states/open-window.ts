/** Windows and menus over the page. One that is closed, or of a page that is not looked at, stays in the document, hidden. */
const openWindow = ['dialog', 'alertdialog', 'menu'].map((role) => `[role=${role}]:not([hidden])`).join()

/** Whether a window or a menu over the page has the keyboard. */
export const hasOpenWindow = (): boolean => document.querySelector(openWindow) !== null
