import { associationName } from '../../domain/association.ts'

const red = '#c8102e'

/** A five-pointed star around (x, y). @param r from its middle to a point */
function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI * index) / 5 - Math.PI / 2
    const length = index % 2 === 0 ? r : r * 0.382
    return `${(x + length * Math.cos(angle)).toFixed(2)},${(y + length * Math.sin(angle)).toFixed(2)}`
  })
  return `<polygon points="${points.join(' ')}" fill="${red}"/>`
}

/** The association's round seal: its name around a star. */
export function sealSvg(): string {
  const arc = '<path id="a" d="M52 158A76 76 0 1 1 188 158" fill="none"/>'
  const name = `<text font-size="20" font-weight="700" fill="${red}" text-anchor="middle"><textPath href="#a" startOffset="50%">${associationName}</textPath></text>`
  const purpose = `<text x="120" y="186" font-size="16" fill="${red}" text-anchor="middle">会员专用章</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img"><title>${associationName}</title><defs>${arc}</defs><circle cx="120" cy="120" r="112" fill="none" stroke="${red}" stroke-width="5"/>${name}${star(120, 116, 34)}${purpose}</svg>`
}
