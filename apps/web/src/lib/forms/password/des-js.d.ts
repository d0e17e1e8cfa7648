/** The part of des.js that the login uses; the package brings no types. */
declare module 'des.js' {
  interface Cipher {
    update(data: readonly number[]): number[]
    final(): number[]
  }
  const des: { DES: { create(options: { type: 'encrypt' | 'decrypt'; key: readonly number[] }): Cipher } }
  export default des
}
