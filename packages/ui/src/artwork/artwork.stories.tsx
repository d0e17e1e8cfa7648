import { BlueprintGrid } from './blueprint-grid.tsx'
import { DimensionLine } from './dimension-line.tsx'
import { EmptyArt } from './empty-art.tsx'
import { ErrorArt } from './error-art.tsx'
import { Guilloche } from './guilloche.tsx'
import { Logo } from './logo.tsx'
import { PaidArt } from './paid-art.tsx'
import { PublicSecurityBadge } from './public-security-badge.tsx'
import { SkylineFooter } from './skyline-footer.tsx'

export default { title: 'Light/Artwork' }

export const Drawings = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2rem' }}>
    <Logo />
    <EmptyArt />
    <ErrorArt />
    <PaidArt />
  </div>
)

/** They take the width of what is around them and the colour of its text. */
export const Grounds = () => (
  <div style={{ display: 'grid', gap: '2rem', color: 'var(--chakra-colors-fg-muted)' }}>
    <div style={{ height: '8rem' }}>
      <BlueprintGrid />
    </div>
    <div style={{ height: '8rem' }}>
      <BlueprintGrid step={20} />
    </div>
    <Guilloche />
    <SkylineFooter />
  </div>
)

export const Lines = () => (
  <div style={{ display: 'grid', gap: '2rem', color: 'var(--chakra-colors-fg-muted)' }}>
    <DimensionLine />
    <div style={{ width: '4rem' }}>
      <DimensionLine />
    </div>
  </div>
)

export const SecurityBadge = () => (
  <p style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
    <PublicSecurityBadge />
    Registro de segurança pública 52010002000001
    <PublicSecurityBadge size={36} />
  </p>
)
