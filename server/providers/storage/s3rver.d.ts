/** The package has no declarations; these are the parts our tests use. */
declare module 's3rver' {
  interface S3rverOptions {
    address: string
    port: number
    directory: string
    silent: boolean
    configureBuckets: { name: string; configs: (string | Buffer)[] }[]
  }
  export default class S3rver {
    constructor(options: S3rverOptions)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
