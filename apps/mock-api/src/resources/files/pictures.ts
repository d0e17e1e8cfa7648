import type { ItemKind } from '@portal/api-contract'
import type { BannerMotif } from '../../media/pictures/banner.ts'
import type { Certificate } from '../../media/pictures/certificate.ts'
import type { CoverMotif } from '../../media/pictures/cover.ts'
import type { World } from '../../world.ts'

export type PictureKind = 'banners' | 'covers' | 'avatars' | 'logos' | 'experts' | 'seals' | 'certificates'

const bannerMotifs: readonly string[] = [
  'skyline',
  'drawing',
  'bridge',
  'ledger',
  'party',
  'training',
] satisfies BannerMotif[]

/** What the banners of the sections show. */
const sectionMotifs = [
  'city',
  'meeting',
  'party',
  'books',
  'medal',
  'law',
  'drawing',
  'training',
] satisfies CoverMotif[]

interface Cover {
  motif: CoverMotif
  site: number | null
}

type Certified = Omit<Certificate, 'isRegister'> & { kind: ItemKind }

// The artwork is some thirty files: read when the first picture is asked for, not at the start.
const draw: Record<PictureKind, (world: World, key: string) => Promise<string | null>> = {
  async banners(_world, key) {
    const section = sectionMotifs.find((motif) => key === `section-${motif}`)
    if (section) {
      const { sectionBannerSvg } = await import('../../media/pictures/section-banner.ts')
      return sectionBannerSvg(section)
    }
    if (!bannerMotifs.includes(key)) return null
    const { bannerSvg } = await import('../../media/pictures/banner.ts')
    return bannerSvg(key as BannerMotif, { seed: key })
  },
  async seals(_world, key) {
    if (key !== 'association') return null
    const { sealSvg } = await import('../../media/pictures/seal.ts')
    return sealSvg()
  },
  async covers({ db }, key) {
    const cover = db.get<Cover>('SELECT motif, site FROM cover WHERE key = ?', [key])
    if (!cover) return null
    if (cover.site !== null) {
      const { siteBannerSvg } = await import('../../media/pictures/site-banner.ts')
      return siteBannerSvg({ key, site: cover.site, motif: cover.motif })
    }
    const { coverSvg } = await import('../../media/pictures/cover.ts')
    return coverSvg(key, cover.motif)
  },
  async certificates({ db }, key) {
    const sql = `SELECT title, name AS holder, eventDate AS date, kind FROM siteItem
      JOIN member ON member.id = memberId WHERE coverUrl = ? AND publishDate IS NOT NULL`
    const item = db.get<Certified>(sql, [`files/certificates/${key}.svg`])
    if (!item) return null
    const { certificateSvg } = await import('../../media/pictures/certificate.ts')
    return certificateSvg(Number(key), { ...item, isRegister: item.kind === 'PROF' })
  },
  async avatars({ db }, key) {
    const member =
      db.get<{ name: string }>('SELECT name FROM member WHERE avatar = ?', [`files/avatars/${key}.svg`]) ??
      db.get<{ name: string }>('SELECT name FROM registerPerson WHERE id = ?', [Number(key)])
    if (!member) return null
    const { avatarSvg } = await import('../../media/pictures/avatar.ts')
    return avatarSvg(key, member.name)
  },
  async logos({ db }, key) {
    const unit =
      db.get<{ name: string }>(
        'SELECT name FROM member JOIN companyProfile ON memberId = member.id WHERE logoUrl = ?',
        [`files/logos/${key}.svg`],
      ) ?? db.get<{ name: string }>('SELECT name FROM registerUnit WHERE id = ?', [Number(key)])
    if (!unit) return null
    const { logoSvg } = await import('../../media/pictures/logo.ts')
    return logoSvg(key, unit.name)
  },
  async experts({ db }, key) {
    const sql = 'SELECT name FROM expertApplication WHERE photoUrl = ?'
    const expert = db.get<{ name: string }>(sql, [`files/experts/${key}.svg`])
    if (!expert) return null
    const { avatarSvg } = await import('../../media/pictures/avatar.ts')
    return avatarSvg(`expert-${key}`, expert.name)
  },
}

/** The SVG behind an address such as `files/covers/{key}.svg`; null when there is no such picture. */
export function pictureOf(world: World, kind: PictureKind, key: string): Promise<string | null> {
  return draw[kind](world, key)
}
