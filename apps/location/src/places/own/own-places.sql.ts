/** Whether a row is of a project, for the index of what is nearest. */
const OF_TENANT = `int8range(hashtext(tenant), hashtext(tenant), '[]')
    = int8range(hashtext($1), hashtext($1), '[]') and tenant = $1`;

/** Nearest first, on a map of Mercator's: $2 to $5 a box, $6 and $7 from where, $8 how many, $9 kinds; none is all. */
export const FIND_NEAREST = `
  select id from place
  where ${OF_TENANT} and at <@ box(point($2, $3), point($4, $5))
    and (cardinality($9::text[]) = 0 or category = any($9) or split_part(category, '.', 1) = any($9))
  order by at <-> point($6, $7) limit $8`;

/** By words: $2 a tsquery, $3 to $6 south, north, west and east, $7 and $8 from where, $9 how many. */
export const FIND_BY_WORDS = `
  select id from place
  where found_by @@ $2::tsquery and tenant = $1 and lat between $3 and $4
    and case when $5::float8 <= $6::float8 then lon between $5 and $6
        else lon >= $5 or lon <= $6 end
  order by at <-> point($7, $8) limit $9`;
