/** What somebody logged in with, by the names that people know them by; null where the request does not say. */
export interface Device {
  browser: string | null
  system: string | null
}

type Names = readonly (readonly [name: string, sign: RegExp])[]

// Browsers name those that they are like as well, so the more particular one comes first.
const browsers: Names = [
  ['WeChat', /MicroMessenger/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
]

const systems: Names = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

const nameIn = (names: Names, text: string): string | null =>
  names.find(([, sign]) => sign.test(text))?.[0] ?? null

/** Browser and system that a `User-Agent` tells of. */
export const deviceOf = (userAgent = ''): Device => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})
