declare module 'autocannon' {
  interface Result {
    requests: { average: number }
    non2xx: number
    errors: number
    '4xx': number
    '5xx': number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    headers?: Record<string, string>
  }): Promise<Result>
}
