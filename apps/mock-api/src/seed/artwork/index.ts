export { avatarSvg } from './avatar.ts'
export { type BannerMotif, bannerSvg } from './banner.ts'
export { type CoverMotif, coverMotifs, coverSvg } from './cover.ts'
export { journalCover } from './journal.ts'
