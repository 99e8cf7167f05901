import { createServer } from 'node:http'
import pg from 'pg'

/** The least that can answer a page of the gallery: the same statements, and rows as JSON. */
const { DATABASE_URL: connectionString, STATEMENTS = '[]', PORT, POOL_SIZE } = process.env
const statements = JSON.parse(STATEMENTS) as { text: string; values: unknown[] }[]
const pool = new pg.Pool({ connectionString, max: Number(POOL_SIZE) })

createServer((_request, response) => {
  void (async () => {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await pool.query(statement)).rows
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ tattoos: rows }))
  })()
}).listen(Number(PORT), '127.0.0.1', () => console.log('is ready'))
