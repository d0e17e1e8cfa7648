/** An exact fraction: in a chain of rates, coefficients and interpolations nothing is lost before the one rounding. */
export class Rational {
  readonly numerator: bigint
  /** Above zero. */
  readonly denominator: bigint

  private constructor(numerator: bigint, denominator: bigint) {
    this.numerator = numerator
    this.denominator = denominator
  }

  /** A number as it is written: 0.1 is one tenth. @throws RangeError where it is written with an exponent */
  static of(value: number): Rational {
    const text = String(value)
    if (!/^-?\d+(\.\d+)?$/.test(text)) throw new RangeError(`${text} is not a plain decimal`)
    const [whole = '', fraction = ''] = text.split('.')
    return new Rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length))
  }

  plus(other: Rational): Rational {
    const numerator = this.numerator * other.denominator + other.numerator * this.denominator
    return new Rational(numerator, this.denominator * other.denominator)
  }

  minus(other: Rational): Rational {
    return this.plus(new Rational(-other.numerator, other.denominator))
  }

  times(other: Rational): Rational {
    return new Rational(this.numerator * other.numerator, this.denominator * other.denominator)
  }

  /** @param other above zero */
  over(other: Rational): Rational {
    return new Rational(this.numerator * other.denominator, this.denominator * other.numerator)
  }

  isAbove(other: Rational): boolean {
    return this.numerator * other.denominator > other.numerator * this.denominator
  }

  /** The smaller of the two. */
  atMost(other: Rational): Rational {
    return this.isAbove(other) ? other : this
  }

  /** Rounded half up, as the number nearest to that decimal. Not for what is below zero. */
  toNumber(decimals: number): number {
    return Number(`${this.roundTo(decimals)}e-${decimals}`)
  }

  /** Rounded half up and written out: never with an exponent, no zeros at the end. Not for what is below zero. */
  toText(decimals: number): string {
    const digits = String(this.roundTo(decimals)).padStart(decimals + 1, '0')
    const fraction = digits.slice(-decimals).replace(/0+$/, '')
    return `${digits.slice(0, -decimals)}${fraction && `.${fraction}`}`
  }

  /** In units of 10^-decimals. */
  private roundTo(decimals: number): bigint {
    const scaled = this.numerator * 10n ** BigInt(decimals)
    return (2n * scaled + this.denominator) / (2n * this.denominator)
  }
}

export const zero = Rational.of(0)
