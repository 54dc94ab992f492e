// Made from docs/openapi/location.json.
export interface paths {
    "/api/v1/projects/{project}/quotas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the quotas that this service keeps, and what the project has used of them */
        get: operations["listQuotas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the maps that the project uses
         * @description Its own, and those that every project of the installation uses.
         */
        get: operations["listRegions"];
        put?: never;
        /**
         * Import a map
         * @description The body is an extract of OpenStreetMap: `.osm.pbf`, `.osm` or `.osm.gz`. It is built in the background. A large file is better sent in pieces, by the tus protocol at `/api/v1/tus`: what was cut off goes on where it was.
         */
        post: operations["createRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/regions/{region}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a map */
        get: operations["getRegion"];
        put?: never;
        post?: never;
        /** Delete a map of the project */
        delete: operations["deleteRegion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/regions/{region}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Bring a map up to date with another file
         * @description The map of before is served until the new one is built. A large file is better sent by the tus protocol at `/api/v1/tus`, with this map as `region` in `Upload-Metadata`.
         */
        put: operations["replaceRegionSource"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/operations/{operation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show long work, or wait for its end */
        get: operations["getOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places/nearby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find places around a place, the nearest first
         * @description Of maps and of the project. What has no name, such as benches, is told only when its category is asked for.
         */
        get: operations["findNearbyPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find places by words
         * @description By names, addresses and words for categories, of maps and of the project.
         */
        get: operations["searchPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the kinds of places, and the tags that mean them */
        get: operations["listPlaceCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places/{place}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show all that is known of a place
         * @description With whether it is open, when that changes, and when it is open this week.
         */
        get: operations["getPlace"];
        put?: never;
        post?: never;
        /** Delete a place of the project */
        delete: operations["deletePlace"];
        options?: never;
        head?: never;
        /** Change a place of the project */
        patch: operations["updatePlace"];
        trace?: never;
    };
    "/api/v1/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the places of the project */
        get: operations["listPlaces"];
        put?: never;
        /**
         * Add a place of your own
         * @description It is found beside those of maps, by nobody but the project.
         */
        post: operations["createPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/places/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change up to 1,000 places at once
         * @description Those whose external id is there already are changed to what is given. All are taken, or none.
         */
        post: operations["importPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the best way over roads
         * @description Restrictions of turns, one-way streets, barriers and ferries are heeded. Tells turn by turn, in 31 languages, what is to be done, keeps out of areas, and names other ways when that is asked for.
         */
        post: operations["findRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find how long it takes from many places to many
         * @description Up to 10,000 cells, sources times targets, are answered at once (200); up to 4,000,000 are worked out in the background (202).
         */
        post: operations["findMatrix"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/snap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find the roads nearest to a place */
        post: operations["findNearestRoads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/isochrones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find how far one gets from a place
         * @description Areas as GeoJSON, by seconds or by metres; roads for visitors are no way through.
         */
        post: operations["findIsochrones"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the roads that a trace was recorded on
         * @description Positions that jump away are left out; gaps split the trace.
         */
        post: operations["matchTrace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/geocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find places by words
         * @description Words as people write them in `q`, or an address in its parts. Letters may be wrong, and what is not there is answered with what is around it: a missing house number with its street.
         */
        get: operations["geocode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find what words that are being typed may become */
        get: operations["autocomplete"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find what is at a place */
        get: operations["reverseGeocode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/geocode/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer up to 100 questions at once
         * @description Each is answered for itself: what is wrong with one is said in its answer.
         */
        post: operations["geocodeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matrix-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the large tables */
        get: operations["listMatrixJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matrix-jobs/{matrix_job}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show how far a large table is */
        get: operations["getMatrixJob"];
        put?: never;
        post?: never;
        /** Call a large table off, or forget it */
        delete: operations["deleteMatrixJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matrix-jobs/{matrix_job}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read rows of a large table */
        get: operations["readMatrixRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/matrix-jobs/{matrix_job}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a large table
         * @description One MatrixRow a line (NDJSON), in the order of the sources.
         */
        get: operations["exportMatrixRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/optimize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan who visits what, in which order and when
         * @description Up to 100 stops that are searched for up to 10 seconds are answered at once (200); what is larger, or has `background`, is solved in the background (202).
         */
        post: operations["optimizeRoutes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/optimizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List problems that are or were solved in the background */
        get: operations["listOptimizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/optimizations/{optimization}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a problem and its plan */
        get: operations["getOptimization"];
        put?: never;
        post?: never;
        /** Call an optimization off, or forget its plan */
        delete: operations["deleteOptimization"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tiles/style.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a style for MapLibre
         * @description It is no envelope, so that libraries for maps can read it as it is.
         */
        get: operations["getMapStyle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tiles/tiles.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say where tiles are, and what is in them (TileJSON 3)
         * @description It is no envelope, so that libraries for maps can read it as it is.
         */
        get: operations["getTileJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tiles/{z}/{x}/{y}.mvt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a vector tile
         * @description Of all maps that the project uses, or of one. Mapbox Vector Tile 2.1.
         */
        get: operations["getTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/regions/{region}/tiles.pmtiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all vector tiles of a map as one file (PMTiles 3)
         * @description Takes `Range`, `If-Range` and `If-None-Match`: clients of PMTiles read single tiles out of it where it is.
         */
        get: operations["downloadRegionTiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/maps/static": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draw a map as an image
         * @description What is to be seen is said by `center` and `zoom`, by `bbox`, or by what is drawn on it. The attribution is in the image.
         */
        get: operations["getStaticMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/maps/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let pages show maps without a key
         * @description Browsers of everybody see it: it shows maps on the pages that it names, and no more.
         */
        post: operations["createMapToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the devices, and where they were last */
        get: operations["listTrackedDevices"];
        put?: never;
        /** Add a device */
        post: operations["createTrackedDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/{device}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a device, and where it was last */
        get: operations["getTrackedDevice"];
        put?: never;
        post?: never;
        /** Delete a device, its positions and its trips */
        delete: operations["deleteTrackedDevice"];
        options?: never;
        head?: never;
        /** Change a device */
        patch: operations["updateTrackedDevice"];
        trace?: never;
    };
    "/api/v1/devices/{device}/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a device a key by which it reports without one of the project
         * @description The key is shown once. The one of before is good no more.
         */
        post: operations["resetDeviceKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/{device}/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where a device was */
        get: operations["listPositions"];
        put?: never;
        post?: never;
        /**
         * Delete where a device was, and its trips of that time
         * @description All of it when no time is given. The device itself stays.
         */
        delete: operations["deletePositions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/{device}/positions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download where a device was, as GeoJSON, GPX or CSV
         * @description All of it in one file, oldest first.
         */
        get: operations["exportPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/{device}/gpx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the tracks of a GPX file to where a device was
         * @description Points without a time, and those that are too old, are left out. The same file again adds nothing.
         */
        post: operations["importGpx"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say where devices are and were
         * @description At most 1,000 positions, of any devices, in any order. They are kept before the answer is sent. The same device and time is kept once, so a request may be repeated. Each one is judged by itself: look at `results`.
         */
        post: operations["sendPositions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say where a device is, in the form of OsmAnd
         * @description Needs no API key: `id` is the ingest key of the device. Also `speed` in knots, `bearing`, `altitude`, `accuracy` and `batt`; all else is kept as attributes.
         */
        get: operations["reportPosition"];
        put?: never;
        /**
         * Say where a device is, as the app of Traccar does
         * @description The parameters of OsmAnd in the address or in a form, or the JSON of the app with the ingest key as `device_id`.
         */
        post: operations["postReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tracking-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show how long positions of the project are kept */
        get: operations["getTrackingSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say how long positions of the project are kept
         * @description What is older is deleted within minutes, and cannot be brought back.
         */
        patch: operations["updateTrackingSettings"];
        trace?: never;
    };
    "/api/v1/devices/{device}/trips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the trips of a device
         * @description A trip ends with a stop of three minutes, or half an hour without a position; the one that is under way is not listed. What comes late changes them.
         */
        get: operations["listTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/{device}/stops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where a device stayed between its trips */
        get: operations["listStops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/geofences/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the geofences that a place is in
         * @description Those that are enabled, whichever devices they are for.
         */
        post: operations["checkGeofences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/geofences/{geofence}/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the devices that are in a geofence */
        get: operations["listDevicesInGeofence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/{device}/geofences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the geofences that a device is in */
        get: operations["listGeofencesOfDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/geofences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the geofences
         * @description With their shapes, but for those that have more than 100 points.
         */
        get: operations["listGeofences"];
        put?: never;
        /**
         * Make a geofence
         * @description It is heeded from the next position on, whichever process takes that.
         */
        post: operations["createGeofence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/geofences/{geofence}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a geofence with its shape */
        get: operations["getGeofence"];
        put?: never;
        post?: never;
        /** Delete a geofence; what happened at it stays */
        delete: operations["deleteGeofence"];
        options?: never;
        head?: never;
        /**
         * Change a geofence
         * @description Devices in it stay in until their next position says otherwise. When `enabled` becomes false, nobody is in it any more, and nobody is said to leave it.
         */
        patch: operations["updateGeofence"];
        trace?: never;
    };
    "/api/v1/geofence-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List entries, exits and dwelling at geofences */
        get: operations["listGeofenceEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow devices
         * @description Server-sent events named `position`, each with a StreamPosition; `left`, the same, when a device leaves `bbox`; and `geofence`, each with an Event. No event of a geofence is left out. Of positions, who reads slowly or comes back is told the latest of each device. The same path takes WebSockets, with messages `{"id","type","data"}`.
         */
        get: operations["streamPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stream/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a browser follow devices
         * @description Browsers cannot send keys with `EventSource` and `WebSocket`. The token follows what it was made for, for as long as it is good and your key is.
         */
        post: operations["createStreamToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stream/{stream_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow devices by a token
         * @description Server-sent events named `position`, each with a StreamPosition; `left`, the same, when a device leaves `bbox`; and `geofence`, each with an Event. No event of a geofence is left out. Of positions, who reads slowly or comes back is told the latest of each device. The same path takes WebSockets, with messages `{"id","type","data"}`.
         */
        get: operations["streamPositionsByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/devices/{device}/eta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find out when a device arrives
         * @description By the best way from its last position, on the map that has both.
         */
        get: operations["getTrackedDeviceEta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the links that show devices */
        get: operations["listShares"];
        put?: never;
        /**
         * Make a link that shows where devices are
         * @description Who has the token sees what the link shows until it ends, and needs no key.
         */
        post: operations["createShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shares/{share}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a link */
        get: operations["getShare"];
        put?: never;
        post?: never;
        /** Take a link back */
        delete: operations["deleteShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared/{share_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what a link shows
         * @description Needs no key: the token of the link is enough. It tells no identifier.
         */
        get: operations["getShared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shared/{share_token}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what a link shows
         * @description Server-sent events: `share` with a SharedView first, `position` with a SharedDevice whenever one moved, and `ended` when the link has ended.
         */
        get: operations["streamShared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened
         * @description Events are kept for 30 days.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what happens
         * @description Server-sent events named `event`, each with an Event. Without a resume point the stream starts with what happens next; with one, nothing is left out or repeated.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who changed what */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the audit log
         * @description One AuditEntry a line (NDJSON), newest first.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show what the project used of this service */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks, newest first */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have events sent to an address
         * @description Each event is posted as JSON, signed as Standard Webhooks has it, at least once and always with the same `webhook-id`; an answer of 2xx ends the delivery. A delivery that fails is tried again after 5 s, 1 min, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, each give or take 5 %: 11 attempts in about three days. A webhook to which nothing could be delivered for 5 days is disabled, and one that answers 410 at once; the event `webhook.disabled` tells so.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook and its log */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Enabling it again forgives what failed before.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the signing secret
         * @description Deliveries carry a signature of each secret until the overlap is over.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries to all webhooks, newest first */
        get: operations["listAllWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries, newest first */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Show a delivery: what is sent, and every attempt */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhook}/deliveries/{delivery}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery again */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        QuotaUse: {
            /** @description What is counted, such as `keys` or `messages_per_day`. */
            name: string;
            /** @description Most that the project may have; null for any number. */
            limit: number | null;
            /** @description How much of it is used now; daily quotas start again at 00:00 UTC. */
            used: number;
        };
        Region: {
            /** @description `reg_…` */
            id: string;
            /** @description Name that people know it by; unique in the project. */
            name: string;
            /** @description Whether every project of the installation uses it. */
            is_shared: boolean;
            /**
             * @description Whether it can be used. An earlier build stays in use while the next is made.
             * @enum {string}
             */
            status: "pending" | "building" | "ready" | "failed";
            /** @description Which build is served, counting from 1; null before the first. */
            build: number | null;
            /** @description Size of the file that it was made of. */
            source_bytes: number;
            /** @description Digest of that file, in hexadecimal digits. */
            source_sha256: string;
            /** @description South, west, north and east of what it covers, in degrees; null before the first build. */
            bounds: (number)[] | null;
            /** @description What is in it, such as `segments` of roads. */
            counts: {
                [key: string]: number;
            };
            /** @description Why the last build failed; null if it did not. */
            problem: string | null;
            /** @description Has to be shown wherever something of the map is. */
            attribution: string;
            /**
             * Format: date-time
             * @description When it was imported first.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        Deleted: {
            id: string;
            /** @enum {boolean} */
            deleted: true;
        };
        Operation: {
            /** @description The id that the 202 answer gave as `meta.operation_id`. */
            id: string;
            /** @description What is being done, such as `deployment` or `vps.create`. */
            kind: string;
            /**
             * @description Whether it waits, is worked on, or how it ended.
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed" | "cancelled";
            /** @description What is being done now, in a few words. */
            stage: string | null;
            /** @description How far it is, from 0 to 1. */
            progress: number;
            resource: {
                /** @description Kind of the resource, such as `app` or `vps`. */
                type: string;
                /** @description What it is done to. */
                id: string;
            };
            /** @description Why it failed; null if it did not. */
            error: {
                /** @description Stable code to branch on. */
                code: string;
                /** @description What happened and what to do about it. */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When a worker first took it in hand.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended.
             */
            finished_at: string | null;
        };
        FoundPlaces: {
            /** @description In their order: the nearest, or the best, first. */
            places: components["schemas"]["FoundPlace"][];
            /** @description False when so many had to be looked at for what is open that some were not. */
            is_complete: boolean;
            /** @description Has to be shown with it: © OpenStreetMap contributors. */
            attribution: string;
        };
        FoundPlace: {
            /** @description `osm-…` of a map, the same in all its builds; `plc_…` of the project. */
            id: string;
            /**
             * @description Whether it is of a map or of the project.
             * @enum {string}
             */
            source: "map" | "own";
            /** @description Name that people know it by; null when it has none. */
            name: string | null;
            /** @description What it is. */
            category: components["schemas"]["PlaceCategoryOf"];
            /** @description Degrees north. */
            lat: number;
            /** @description Degrees east. */
            lon: number;
            /** @description The name and where it is, on one line. */
            label: string;
            /** @description Parts of its address: `house_number`, `road`, `city`, `postcode`, … */
            address: {
                [key: string]: string;
            };
            /** @description How one reaches it, as far as that is known. */
            contact: {
                /** @description Telephone number. */
                phone?: string;
                /** @description E-mail address. */
                email?: string;
                /** @description Address of a page. */
                website?: string;
            };
            /** @description Whether one gets in with a wheelchair. */
            wheelchair: string | null;
            /** @description What is eaten there, such as `italian`. */
            cuisine: string[];
            /** @description As OpenStreetMap writes them; null when not known. */
            opening_hours: string | null;
            /** @description What they mean; null when they are not known or unreadable. */
            opening: components["schemas"]["PlaceOpening"] | null;
            /** @description Your own name of it. */
            external_id: string | null;
            /** @description The map that it is of, `reg_…`; null of own places. */
            region_id: string | null;
            /** @description From where it was looked, in metres; null when that was not said. */
            distance_m: number | null;
        };
        PlaceCategoryOf: {
            /** @description Such as `food.cafe`; `other` for what is none of the others. */
            id: string;
            /** @description Name of it; null of one that the project made up. */
            name: string | null;
            /** @description Tag of OpenStreetMap, `amenity=cafe`; null of own places. */
            tag: string | null;
        };
        PlaceOpening: {
            /**
             * @description Whether it is open.
             * @enum {string}
             */
            status: "open" | "closed" | "unknown";
            /**
             * Format: date-time
             * @description When that is asked.
             */
            at: string;
            /**
             * Format: date-time
             * @description When it changes next; null when it does not within a year.
             */
            changes_at: string | null;
            /** @description What is said beside it, such as `by appointment`. */
            comment: string | null;
            /** @description Of the place, such as `Europe/Monaco`. */
            time_zone: string;
            /** @description False when it depends on holidays that are not known: they count as other days. */
            are_holidays_known: boolean;
        };
        PlaceCategories: {
            /** @description Groups stand before theirs. */
            categories: components["schemas"]["PlaceCategory"][];
        };
        PlaceCategory: {
            /** @description Such as `food.cafe`. */
            id: string;
            /** @description Its group, such as `food`; null of a group. */
            parent: string | null;
            /** @description In the language asked for, or in English. */
            name: string;
            /** @description By language. */
            names: {
                [key: string]: string;
            };
            /** @description Tags of OpenStreetMap that mean it. */
            tags: string[];
        };
        PlaceDetails: {
            /** @description `osm-…` of a map, the same in all its builds; `plc_…` of the project. */
            id: string;
            /**
             * @description Whether it is of a map or of the project.
             * @enum {string}
             */
            source: "map" | "own";
            /** @description Name that people know it by; null when it has none. */
            name: string | null;
            /** @description What it is. */
            category: components["schemas"]["PlaceCategoryOf"];
            /** @description Degrees north. */
            lat: number;
            /** @description Degrees east. */
            lon: number;
            /** @description The name and where it is, on one line. */
            label: string;
            /** @description Parts of its address: `house_number`, `road`, `city`, `postcode`, … */
            address: {
                [key: string]: string;
            };
            /** @description How one reaches it, as far as that is known. */
            contact: {
                /** @description Telephone number. */
                phone?: string;
                /** @description E-mail address. */
                email?: string;
                /** @description Address of a page. */
                website?: string;
            };
            /** @description Whether one gets in with a wheelchair. */
            wheelchair: string | null;
            /** @description What is eaten there, such as `italian`. */
            cuisine: string[];
            /** @description As OpenStreetMap writes them; null when not known. */
            opening_hours: string | null;
            /** @description What they mean; null when they are not known or unreadable. */
            opening: components["schemas"]["PlaceOpening"] | null;
            /** @description Your own name of it. */
            external_id: string | null;
            /** @description The map that it is of, `reg_…`; null of own places. */
            region_id: string | null;
            /** @description Names by language, such as `de`, and by kind, such as `alt_name`. */
            names: {
                [key: string]: string;
            };
            /** @description What else the map says: `operator`, `takeaway`, `diet:vegan`, … */
            details: {
                [key: string]: string;
            };
            /** @description Of the place, such as `Europe/Monaco`. */
            time_zone: string;
            /** @description When it is open during seven days, from the day of the place that is asked for. */
            week: {
                /**
                 * Format: date-time
                 * @description From when on.
                 */
                opens_at: string;
                /**
                 * Format: date-time
                 * @description Until when.
                 */
                closes_at: string;
                /**
                 * @description `unknown` where it only may be open.
                 * @enum {string}
                 */
                status: "open" | "unknown";
                /** @description What is said beside it. */
                comment: string | null;
            }[];
            /** @description Texts of your own. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the project added it; null of maps.
             */
            created_at: string | null;
            /**
             * Format: date-time
             * @description When it changed last; null of maps.
             */
            updated_at: string | null;
            /** @description Has to be shown with it: © OpenStreetMap contributors. */
            attribution: string;
        };
        CreatePlace: {
            /**
             * @description Your own name of it, unique in the project; null for none.
             * @default null
             */
            external_id?: string | null;
            /** @description Name that people know it by. */
            name: string;
            /**
             * @description One of `GET /places/categories`, or one of your own.
             * @default other
             */
            category?: string;
            /** @description Degrees north, −90 to 90. */
            lat: number;
            /** @description Degrees east, −180 to 180. */
            lon: number;
            /**
             * @description Parts of its address.
             * @default {}
             */
            address?: components["schemas"]["OwnPlaceAddress"];
            /**
             * @description How one reaches it.
             * @default {}
             */
            contact?: components["schemas"]["PlaceContact"];
            /**
             * @description Whether one gets in with a wheelchair; null when not known.
             * @default null
             * @enum {string|null}
             */
            wheelchair?: "yes" | "limited" | "no" | "designated" | null;
            /**
             * @description As OpenStreetMap writes them: `Mo-Fr 09:00-18:00`; null when not known.
             * @default null
             */
            opening_hours?: string | null;
            /**
             * @description Up to 50 texts of your own by name, 500 characters each.
             * @default {}
             */
            metadata?: {
                [key: string]: string;
            };
        };
        OwnPlaceAddress: {
            /** @description Its house_number. */
            house_number?: string;
            /** @description Its road. */
            road?: string;
            /** @description Its postcode. */
            postcode?: string;
            /** @description Its city. */
            city?: string;
            /** @description Its state. */
            state?: string;
            /** @description Its country. */
            country?: string;
            /** @description ISO 3166-1, two small letters. */
            country_code?: string;
        };
        PlaceContact: {
            /** @description Telephone number. */
            phone?: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
            /**
             * Format: uri
             * @description Address of a page, `https://…`.
             */
            website?: string;
        };
        OwnPlace: {
            /** @description `plc_…` */
            id: string;
            /** @description Your own name of it, unique in the project; null for none. */
            external_id: string | null;
            /** @description Name that people know it by. */
            name: string;
            /** @description One of `GET /places/categories`, or one of your own. */
            category: string;
            /** @description Degrees north, −90 to 90. */
            lat: number;
            /** @description Degrees east, −180 to 180. */
            lon: number;
            /** @description Parts of its address. */
            address: components["schemas"]["OwnPlaceAddress"];
            /** @description How one reaches it. */
            contact: components["schemas"]["PlaceContact"];
            /**
             * @description Whether one gets in with a wheelchair; null when not known.
             * @enum {string|null}
             */
            wheelchair: "yes" | "limited" | "no" | "designated" | null;
            /** @description As OpenStreetMap writes them: `Mo-Fr 09:00-18:00`; null when not known. */
            opening_hours: string | null;
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it was added.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        ImportPlaces: {
            /** @description 1 to 1,000 places: all are taken, or none. */
            places: components["schemas"]["CreatePlace"][];
        };
        ImportedPlaces: {
            /** @description How many were added. */
            created: number;
            /** @description How many were there, by their external id, and changed. */
            updated: number;
            /** @description `plc_…` of each, in the order they were given. */
            ids: string[];
        };
        UpdatePlace: {
            /** @description Your own name of it, unique in the project; null for none. */
            external_id?: string | null;
            /** @description Name that people know it by. */
            name?: string;
            /** @description One of `GET /places/categories`, or one of your own. */
            category?: string;
            /** @description Degrees north, −90 to 90. */
            lat?: number;
            /** @description Degrees east, −180 to 180. */
            lon?: number;
            /** @description Parts of its address. */
            address?: components["schemas"]["OwnPlaceAddress"];
            /** @description How one reaches it. */
            contact?: components["schemas"]["PlaceContact"];
            /**
             * @description Whether one gets in with a wheelchair; null when not known.
             * @enum {string|null}
             */
            wheelchair?: "yes" | "limited" | "no" | "designated" | null;
            /** @description As OpenStreetMap writes them: `Mo-Fr 09:00-18:00`; null when not known. */
            opening_hours?: string | null;
            /** @description Up to 50 texts of your own by name, 500 characters each. */
            metadata?: {
                [key: string]: string;
            };
        };
        FindRoute: {
            /** @description Where it begins, what it passes, and where it ends: 2 to 50 places. */
            waypoints: components["schemas"]["Place"][];
            /**
             * @description How one gets about.
             * @default car
             * @enum {string}
             */
            profile?: "car" | "bike" | "foot";
            /**
             * @description What the route does not use at all.
             * @default []
             */
            avoid?: ("ferry" | "toll" | "tunnel" | "motorway")[];
            /** @description Areas that the route does not touch: a GeoJSON Polygon or MultiPolygon with 10,000 points at most. */
            avoid_polygons?: components["schemas"]["AvoidPolygons"];
            /** @description Measures of a vehicle, with profile `car`: it keeps off ways that are too low, narrow or weak for it, or closed to heavy vehicles. Times stay those of a car. */
            vehicle?: components["schemas"]["RouteVehicle"];
            /**
             * Format: date-time
             * @description When it sets out, RFC 3339: ways and turns that are closed at that hour by `…:conditional` are not used.
             */
            departure_at?: string;
            /**
             * @description Most other ways to tell of, 0 to 3; only between two places.
             * @default 0
             */
            alternatives?: number;
            /**
             * @description Whether to tell what is to be done turn by turn.
             * @default false
             */
            steps?: boolean;
            /**
             * @description Language of the instructions.
             * @default en
             * @enum {string}
             */
            language?: "ar" | "ca" | "da" | "de" | "en" | "eo" | "es" | "es-ES" | "fi" | "fr" | "he" | "hu" | "id" | "it" | "ja" | "ko" | "my" | "nl" | "no" | "pl" | "pt-BR" | "pt-PT" | "ro" | "ru" | "sl" | "sv" | "tr" | "uk" | "vi" | "yo" | "zh-Hans";
            /**
             * @description Form of the line: encoded with 5 or 6 digits, or a GeoJSON LineString.
             * @default polyline
             * @enum {string}
             */
            geometry?: "polyline" | "polyline6" | "geojson" | "none";
            /**
             * @description How far a place may be from a road, in metres.
             * @default 1000
             */
            radius_m?: number;
            /** @description The map to use, `reg_…`; the smallest that has all places when not given. */
            region?: string;
        };
        Place: {
            /** @description Degrees north, −90 to 90. */
            lat: number;
            /** @description Degrees east, −180 to 180. */
            lon: number;
        };
        AvoidPolygons: {
            /** @enum {string} */
            type: "Polygon";
            /** @description The ring around, and rings of holes. */
            coordinates: number[][][];
        } | {
            /** @enum {string} */
            type: "MultiPolygon";
            coordinates: number[][][][];
        };
        RouteVehicle: {
            /** @description Height in metres; heeds `maxheight`. */
            height_m?: number;
            /** @description Width in metres; heeds `maxwidth`. */
            width_m?: number;
            /** @description Length in metres, of all that is towed as well; heeds `maxlength`. */
            length_m?: number;
            /** @description Weight in tons, laden; heeds `maxweight`. Above 3.5 it is a heavy goods vehicle, which `hgv` is about, and drives 80 km/h and `maxspeed:hgv` at most. */
            weight_t?: number;
            /** @description Most weight on one axle, in tons; heeds `maxaxleload`. */
            axle_load_t?: number;
            /**
             * @description Whether it carries dangerous goods.
             * @default false
             */
            hazmat?: boolean;
        };
        Route: {
            /** @description Of all legs, in metres. */
            distance_m: number;
            /** @description Of all legs, in seconds. */
            duration_s: number;
            /** @description From each place to the next. */
            legs: components["schemas"]["RouteLeg"][];
            /** @description How one gets about. */
            profile: string;
            /** @description The map that was used; null when another engine answered, over maps of its own. */
            region_id: string | null;
            /** @description Where on roads the places are. */
            waypoints: {
                /** @description Degrees north, −90 to 90. */
                lat: number;
                /** @description Degrees east, −180 to 180. */
                lon: number;
                /** @description From the place that was asked for, in metres. */
                distance_m: number;
                /** @description Of the road; null when it has none. */
                name: string | null;
            }[];
            /** @description Other ways, the best first: at most 25 % worse, and different for a quarter. */
            alternatives: components["schemas"]["RouteAlternative"][];
            /** @description Has to be shown with it: © OpenStreetMap contributors. */
            attribution: string;
        };
        RouteLeg: {
            /** @description Metres. */
            distance_m: number;
            /** @description Seconds. */
            duration_s: number;
            /** @description The line; null when none was asked for. */
            geometry: (string | {
                /** @enum {string} */
                type: "LineString";
                /** @description Longitude and latitude. */
                coordinates: (number)[][];
            }) | null;
            /** @description What is to be done, from setting out to arriving; null when not asked for. */
            steps: components["schemas"]["RouteStep"][] | null;
        };
        RouteStep: {
            /** @description A sentence in the language that was asked for. */
            instruction: string;
            maneuver: components["schemas"]["RouteManeuver"];
            /**
             * @description How one gets on after the maneuver.
             * @enum {string}
             */
            mode: "driving" | "cycling" | "walking" | "ferry";
            /** @description Of the road; null when it has none. */
            name: string | null;
            /** @description Number of the road, such as `A 1`; null when it has none. */
            ref: string | null;
            /** @description Up to the next maneuver, in metres. */
            distance_m: number;
            /** @description Up to the next maneuver with the turn, in seconds. */
            duration_s: number;
            /** @description Where it begins: a point of the line of the leg, from 0. */
            first_point: number;
            /** @description Where it ends, counted likewise. */
            last_point: number;
        };
        RouteManeuver: {
            /** @description Such as `depart`, `turn`, `roundabout` or `arrive`, named as in OSRM. */
            type: string;
            /** @description In which direction, such as `slight left`; of `arrive` on which side, or null. */
            modifier: string | null;
            /** @description Degrees north. */
            lat: number;
            /** @description Degrees east. */
            lon: number;
            /** @description Whole degrees clockwise from north, 0 to 359. */
            bearing_before: number;
            /** @description Whole degrees clockwise from north, 0 to 359. */
            bearing_after: number;
            /** @description Of a roundabout: which of its exits is taken, from 1; else null. */
            exit: number | null;
        };
        RouteAlternative: {
            /** @description Of all legs, in metres. */
            distance_m: number;
            /** @description Of all legs, in seconds. */
            duration_s: number;
            /** @description From each place to the next. */
            legs: components["schemas"]["RouteLeg"][];
        };
        FindMatrix: {
            /** @description Rows of the table. */
            sources: components["schemas"]["Place"][];
            /** @description Columns; the sources when not given. */
            targets?: components["schemas"]["Place"][];
            /**
             * @description How one gets about.
             * @default car
             * @enum {string}
             */
            profile?: "car" | "bike" | "foot";
            /** @description Measures of a vehicle, with profile `car`: the ways keep off what is closed to it. Times stay those of a car. */
            vehicle?: components["schemas"]["RouteVehicle"];
            /**
             * @description How far a place may be from a road, in metres.
             * @default 1000
             */
            radius_m?: number;
            /** @description The map to use, `reg_…`; the smallest that has all places when not given. */
            region?: string;
        };
        Matrix: {
            /** @description The map that was used; null when another engine answered, over maps of its own. */
            region_id: string | null;
            /** @description By source and target, in seconds; null where one does not get. */
            durations_s: (number | null)[][];
            /** @description The same in metres. */
            distances_m: (number | null)[][];
            /** @description Has to be shown with it: © OpenStreetMap contributors. */
            attribution: string;
        };
        MatrixJob: {
            /** @description `mtx_…` */
            id: string;
            /**
             * @description Whether it waits, is worked on, or how it ended.
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed" | "cancelled";
            /** @description `op_…`, for `GET /operations/:operation`. */
            operation_id: string;
            /** @description Why it failed; null if it did not. */
            error: {
                /** @description Stable code to branch on. */
                code: string;
                /** @description What happened and what to do about it. */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null before.
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description Until when the result is kept.
             */
            expires_at: string;
            /** @description How one gets about. */
            profile: string;
            /** @description How many sources there are. */
            rows: number;
            /** @description How many targets there are. */
            columns: number;
            /** @description Has to be shown with it: © OpenStreetMap contributors. */
            attribution: string;
        };
        FindNearest: {
            /** @description Where to look from. */
            place: components["schemas"]["Place"];
            /**
             * @description How one gets about.
             * @default car
             * @enum {string}
             */
            profile?: "car" | "bike" | "foot";
            /**
             * @description How far a place may be from a road, in metres.
             * @default 1000
             */
            radius_m?: number;
            /**
             * @description Most roads to tell of.
             * @default 1
             */
            limit?: number;
            /** @description The map to use, `reg_…`; the smallest that has all places when not given. */
            region?: string;
        };
        Nearest: {
            /** @description The map that was used; null when another engine answered, over maps of its own. */
            region_id: string | null;
            /** @description The nearest first. */
            roads: {
                /** @description Degrees north, −90 to 90. */
                lat: number;
                /** @description Degrees east, −180 to 180. */
                lon: number;
                /** @description From the place that was asked for, in metres. */
                distance_m: number;
                /** @description Of the road; null when it has none. */
                name: string | null;
            }[];
            /** @description Has to be shown with it: © OpenStreetMap contributors. */
            attribution: string;
        };
        FindIsochrones: {
            /** @description Where one sets out. */
            place: components["schemas"]["Place"];
            /**
             * @description How one gets about.
             * @default car
             * @enum {string}
             */
            profile?: "car" | "bike" | "foot";
            /** @description How far one gets in so many seconds, each 1 to 86,400; 10 at most. */
            times_s?: number[];
            /** @description How far one gets in so many metres, each 1 to 2,000,000, instead of times. */
            distances_m?: number[];
            /** @description Measures of a vehicle, with profile `car`: what is closed to it is not reached, nor passed. Times stay those of a car. */
            vehicle?: components["schemas"]["RouteVehicle"];
            /**
             * @description How far a place may be from a road, in metres.
             * @default 1000
             */
            radius_m?: number;
            /** @description The map to use, `reg_…`; the smallest that has all places when not given. */
            region?: string;
        };
        Isochrones: {
            /**
             * @description The answer is GeoJSON as it is.
             * @enum {string}
             */
            type: "FeatureCollection";
            /** @description Areas in the order in which they were asked for. */
            features: components["schemas"]["IsochroneFeature"][];
            /** @description How one gets about. */
            profile: string;
            /** @description The map that was used; null when another engine answered, over maps of its own. */
            region_id: string | null;
            /** @description Where on a road one sets out. */
            place: {
                /** @description Degrees north, −90 to 90. */
                lat: number;
                /** @description Degrees east, −180 to 180. */
                lon: number;
                /** @description From the place that was asked for, in metres. */
                distance_m: number;
                /** @description Of the road; null when it has none. */
                name: string | null;
            };
            /** @description Has to be shown with it: © OpenStreetMap contributors. */
            attribution: string;
        };
        IsochroneFeature: {
            /** @enum {string} */
            type: "Feature";
            properties: {
                /** @description Seconds that were asked for; null with distances. */
                time_s: number | null;
                /** @description Metres that were asked for; null with times. */
                distance_m: number | null;
                /** @description Metres of roads that are reached, each direction of one; null when the engine tells none. */
                roads_m: number | null;
                /** @description How far around roads the area extends, in metres; null likewise. */
                margin_m: number | null;
            };
            geometry: {
                /** @enum {string} */
                type: "MultiPolygon";
                /** @description Polygons: the ring around, and its holes. */
                coordinates: (number)[][][][];
            };
        };
        MatchTrace: {
            /** @description Positions in the order in which they were recorded: 2 to 5,000. */
            points: components["schemas"]["TracePosition"][];
            /**
             * @description How one gets about.
             * @default car
             * @enum {string}
             */
            profile?: "car" | "bike" | "foot";
            /**
             * @description How exact positions are: their standard deviation in metres, 1 to 100.
             * @default 10
             */
            accuracy_m?: number;
            /**
             * @description How far a road may be from a position, in metres, 5 to 200.
             * @default 50
             */
            radius_m?: number;
            /**
             * @description Seconds between positions that split the trace, 1 to 86,400.
             * @default 60
             */
            gap_s?: number;
            /**
             * @description Metres between positions that split the trace, 10 to 100,000.
             * @default 2000
             */
            gap_m?: number;
            /**
             * @description Form of the line: encoded with 5 or 6 digits, or a GeoJSON LineString.
             * @default polyline
             * @enum {string}
             */
            geometry?: "polyline" | "polyline6" | "geojson" | "none";
            /** @description The map to use, `reg_…`; the smallest that has all places when not given. */
            region?: string;
        };
        TracePosition: {
            /** @description Degrees north, −90 to 90. */
            lat: number;
            /** @description Degrees east, −180 to 180. */
            lon: number;
            /**
             * Format: date-time
             * @description When it was recorded, as RFC 3339; gaps split the trace.
             */
            recorded_at?: string;
            /** @description How exact it is, in metres; that of the whole trace when not given. */
            accuracy_m?: number;
        };
        MatchedTrace: {
            /** @description How one got about. */
            profile: string;
            /** @description The map that was used; null when another engine answered, over maps of its own. */
            region_id: string | null;
            /** @description Parts of the trace without a gap, in their order. */
            matchings: components["schemas"]["Matching"][];
            /** @description Positions that jumped away, are far from all roads, or alone. */
            unmatched: number[];
            /** @description Positions nearer to the one before than they are exact: they tell nothing more. */
            thinned: number[];
            /** @description Has to be shown with it: © OpenStreetMap contributors. */
            attribution: string;
        };
        Matching: {
            /** @description Of what was travelled, in metres. */
            distance_m: number;
            /** @description Seconds that the profile takes for it; not what the trace took. */
            duration_s: number;
            /** @description The mean of its positions, 0 to 1. */
            confidence: number;
            /** @description The line; null when none was asked for. */
            geometry: (string | {
                /** @enum {string} */
                type: "LineString";
                /** @description Longitude and latitude. */
                coordinates: (number)[][];
            }) | null;
            /** @description Where on roads the positions were. */
            points: components["schemas"]["MatchedPosition"][];
        };
        MatchedPosition: {
            /** @description Degrees north, −90 to 90. */
            lat: number;
            /** @description Degrees east, −180 to 180. */
            lon: number;
            /** @description From the place that was asked for, in metres. */
            distance_m: number;
            /** @description Of the road; null when it has none. */
            name: string | null;
            /** @description Which of the positions that were sent, from 0. */
            index: number;
            /** @description How likely it was this road, 0 to 1. */
            confidence: number;
        };
        GeocodedPlaces: {
            /** @description The likeliest first; empty when nothing is found. */
            results: components["schemas"]["GeocodedPlace"][];
            /** @description Has to be shown with the results. */
            attribution: string;
        };
        GeocodedPlace: {
            /** @description `node/1`, `way/2`, `relation/3` of OpenStreetMap, `geonames/4`, `plc_…` of the project, or `made/…` of what is made of several. */
            id: string;
            /** @description Its own name; of an address the street and the number. */
            name: string;
            /** @description The name and where it is, on one line. */
            label: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            layer: "address" | "street" | "poi" | "place" | "postcode" | "natural";
            /** @description What it is more exactly, such as `suburb`. */
            kind: string;
            /** @description Tag that says what it is, such as `amenity=restaurant`. */
            category: string;
            /**
             * @description How it answers: the house itself, a number reckoned from its neighbours, or only the street, the place …
             * @enum {string}
             */
            match: "exact" | "interpolated" | "street" | "place" | "postcode" | "poi" | "natural";
            /** @description How surely it is what was meant, 0 to 1. */
            confidence: number;
            /** @description Where it is. */
            point: {
                /** @description Degrees north. */
                lat: number;
                /** @description Degrees east. */
                lon: number;
            };
            /** @description South, west, north and east of it, in degrees. */
            bounds: (number)[];
            /** @description The parts of its address that are known. */
            address: components["schemas"]["GeocodedAddress"];
            /** @description From the place that was asked for, in metres; null without one. */
            distance_m: number | null;
            /** @description The map that it is on, `reg_…`; null for none. */
            region_id: string | null;
            /** @description Has to be shown with it. */
            attribution: string;
        };
        GeocodedAddress: {
            /** @description House number. */
            house_number?: string;
            /** @description Street. */
            road?: string;
            /** @description Neighbourhood. */
            neighbourhood?: string;
            /** @description A place without people, or a part of a hamlet. */
            locality?: string;
            /** @description Hamlet. */
            hamlet?: string;
            /** @description Part of a town. */
            suburb?: string;
            /** @description Village. */
            village?: string;
            /** @description Town. */
            town?: string;
            /** @description City. */
            city?: string;
            /** @description Municipality. */
            municipality?: string;
            /** @description County or district. */
            county?: string;
            /** @description State or province. */
            state?: string;
            /** @description Postcode. */
            postcode?: string;
            /** @description Country, in the language that was asked for. */
            country?: string;
            /** @description ISO 3166, two small letters. */
            country_code?: string;
        };
        PlacesAround: {
            /** @description The nearest first; empty when nothing is near. */
            results: components["schemas"]["GeocodedPlace"][];
            /** @description Areas that the place lies in, the smallest first. */
            areas: components["schemas"]["GeocodedPlace"][];
            /** @description Has to be shown with the results. */
            attribution: string;
        };
        GeocodeBatch: {
            /** @description What is asked, 1 to 100 questions. */
            items: components["schemas"]["GeocodeQuestion"][];
        };
        /** @description The fields of `GET /geocode`, or with `lat` and `lon` those of `GET /reverse`. */
        GeocodeQuestion: {
            /** @description What is looked for, as people write it, at most 256 characters. */
            q?: string;
            /** @description Street, with or without its house number. */
            street?: string;
            /** @description House number. */
            house_number?: string;
            /** @description City, town or village. */
            city?: string;
            /** @description County or district. */
            county?: string;
            /** @description State or province. */
            state?: string;
            /** @description Postcode. */
            postcode?: string;
            /** @description Country, by its name or its code of two letters. */
            country?: string;
            /** @description Nothing outside is found: south, west, north and east in degrees. West is more than east where it crosses the 180th meridian. */
            bbox?: string;
            /** @description Latitude and longitude: what is near comes first. */
            near?: string;
            /** @description As `bbox`, but what is within only comes first. */
            viewport?: string;
            /** @description Nothing elsewhere is found: ISO 3166 codes of two letters. */
            countries?: string;
            /** @description Language of names, such as `de`; as they are written there when not given. */
            lang?: string;
            /** @description What is looked for, some of `address,street,poi,place,postcode,natural`; all when not given. */
            layers?: string;
            /** @description Degrees north, −90 to 90. */
            lat?: number;
            /** @description Degrees east, −180 to 180. */
            lon?: number;
            /** @description Nothing farther is found, in metres, 1 to 50,000; 1,000 when not given, and 20,000 for cities where no map is. */
            radius?: number;
            /** @description Most results, 1 to 50. */
            limit?: number;
        };
        GeocodedBatch: {
            /** @description Answers in the order of the questions. */
            items: components["schemas"]["GeocodeAnswer"][];
            /** @description Has to be shown with the results. */
            attribution: string;
        };
        GeocodeAnswer: {
            /** @description What was found; empty when it was refused. */
            results: components["schemas"]["GeocodedPlace"][];
            /** @description Null when it was answered. */
            error: {
                /** @description Why it was refused, such as `validation_failed`. */
                code: string;
                /** @description The same for people. */
                message: string;
                /** @description The field that is wrong; null when it is none. */
                field: string | null;
            } | null;
        };
        MatrixRow: {
            /** @description Which of the sources it is, from 0. */
            source: number;
            /** @description To each target, in seconds; null where one does not get. */
            durations_s: (number | null)[];
            /** @description The same in metres. */
            distances_m: (number | null)[];
        };
        OptimizeRoutes: {
            /** @description 1 to 200 vehicles. */
            vehicles: components["schemas"]["OptimizationVehicle"][];
            /**
             * @description Visits, each with one stop.
             * @default []
             */
            jobs?: components["schemas"]["OptimizationJob"][];
            /**
             * @description What is fetched and then brought by the same vehicle, with two stops each.
             * @default []
             */
            shipments?: components["schemas"]["OptimizationShipment"][];
            /**
             * @description What is made small once as much as possible is served.
             * @default duration
             * @enum {string}
             */
            objective?: "duration" | "distance";
            /**
             * @description How vehicles get about.
             * @default car
             * @enum {string}
             */
            profile?: "car" | "bike" | "foot";
            /**
             * @description How far a place may be from a road, in metres, 1 to 5,000.
             * @default 1000
             */
            radius_m?: number;
            /** @description The map to use, `reg_…`; the smallest that has all places when not given. */
            region?: string;
            /**
             * @description How long is searched, in seconds, 0.1 to 300. Longer gives better plans.
             * @default 1
             */
            time_limit_s?: number;
            /**
             * @description Whether it is solved in the background however small it is.
             * @default false
             */
            background?: boolean;
        };
        OptimizationVehicle: {
            /** @description Name of yours; unique among its kind. */
            id: string;
            /** @description Where it begins; at its first stop when not given. */
            start?: components["schemas"]["Place"];
            /** @description Where it ends; at its last stop when not given. */
            end?: components["schemas"]["Place"];
            /** @description The most it holds of each kind; no limit if not given. */
            capacity?: number[];
            /** @description When it may be under way; always when not given. */
            time_window?: (number)[];
            /**
             * @description Up to 50. A vehicle serves what asks for no skill that it lacks.
             * @default []
             */
            skills?: string[];
            /** @description The most stops, 0 to 2,000; a shipment has two. */
            max_tasks?: number;
            /**
             * @description 2 is twice as fast as the map says; 0.01 to 100.
             * @default 1
             */
            speed_factor?: number;
            /**
             * @description What using it at all costs, in the unit of the objective.
             * @default 0
             */
            fixed_cost?: number;
            /**
             * @description Made in the order given.
             * @default []
             */
            breaks?: {
                /** @description Name of yours; unique among its kind. */
                id: string;
                /** @description In one of these it begins, in order and apart. */
                time_windows: (number)[][];
                /** @description How long it lasts, in seconds. */
                service_s: number;
            }[];
        };
        OptimizationJob: {
            /** @description Name of yours; unique among its kind. */
            id: string;
            /** @description Where it is. */
            location: components["schemas"]["Place"];
            /**
             * @description How long the vehicle stands there, in seconds.
             * @default 0
             */
            service_s?: number;
            /** @description In one of these the service begins, in order and apart; any time when not given. */
            time_windows?: (number)[][];
            /** @description What is brought, loaded at the start of the route. */
            delivery?: number[];
            /** @description What is taken along to the end of the route. */
            pickup?: number[];
            /**
             * @description Up to 50. A vehicle serves what asks for no skill that it lacks.
             * @default []
             */
            skills?: string[];
            /**
             * @description When not all can be done the higher ones are; 0 to 100.
             * @default 0
             */
            priority?: number;
        };
        OptimizationShipment: {
            /** @description Name of yours; unique among its kind. */
            id: string;
            /** @description Where it is fetched. */
            pickup: {
                /** @description Where it is. */
                location: components["schemas"]["Place"];
                /**
                 * @description How long the vehicle stands there, in seconds.
                 * @default 0
                 */
                service_s?: number;
                /** @description In one of these the service begins, in order and apart; any time when not given. */
                time_windows?: (number)[][];
            };
            /** @description Where the same vehicle brings it afterwards. */
            delivery: {
                /** @description Where it is. */
                location: components["schemas"]["Place"];
                /**
                 * @description How long the vehicle stands there, in seconds.
                 * @default 0
                 */
                service_s?: number;
                /** @description In one of these the service begins, in order and apart; any time when not given. */
                time_windows?: (number)[][];
            };
            /** @description How large it is. */
            amount?: number[];
            /**
             * @description Up to 50. A vehicle serves what asks for no skill that it lacks.
             * @default []
             */
            skills?: string[];
            /**
             * @description When not all can be done the higher ones are; 0 to 100.
             * @default 0
             */
            priority?: number;
        };
        OptimizationPlan: {
            /** @description The map that was used; null when the engine has one of its own. */
            region_id: string | null;
            /** @description Of all routes, in the unit of the objective. */
            cost: number;
            /** @description Of all routes, in seconds. */
            travel_s: number;
            /** @description Of all routes, in metres. */
            distance_m: number;
            /** @description Of the vehicles that are used. */
            routes: {
                /** @description Whose route it is. */
                vehicle_id: string;
                /** @description In their order, from start to end. */
                steps: {
                    /**
                     * @description What is done; `pickup` and `delivery` are those of a shipment.
                     * @enum {string}
                     */
                    kind: "start" | "job" | "pickup" | "delivery" | "break" | "end";
                    /** @description Of the job, the shipment or the break; at start and end the vehicle. */
                    id: string;
                    /** @description Where; null when the vehicle is nowhere in particular. */
                    location: components["schemas"]["Place"] | null;
                    /** @description When it comes there, in seconds from your zero. */
                    arrival_s: number;
                    /** @description Seconds between coming and beginning. */
                    waiting_s: number;
                    /** @description Seconds that it takes. */
                    service_s: number;
                    /** @description What is on the vehicle afterwards, by kind. */
                    load: number[];
                    /** @description On the road since the start, in seconds. */
                    travel_s: number;
                    /** @description Since the start, in metres. */
                    distance_m: number;
                }[];
                /** @description In the unit of the objective. */
                cost: number;
                /** @description On the road, in seconds. */
                travel_s: number;
                /** @description Metres. */
                distance_m: number;
                /** @description At stops and breaks, in seconds. */
                service_s: number;
                /** @description Waiting for windows, in seconds. */
                waiting_s: number;
            }[];
            /** @description What no vehicle serves. */
            unassigned: {
                /**
                 * @description What is left out.
                 * @enum {string}
                 */
                kind: "job" | "shipment";
                /** @description Its name. */
                id: string;
                /**
                 * @description Why; all but the last hold even for a vehicle with nothing else to do.
                 * @enum {string}
                 */
                reason: "skills_missing" | "too_large" | "unreachable" | "outside_hours" | "vehicles_full";
            }[];
            /** @description How often a part was planned anew. */
            iterations: number;
            /** @description Has to be shown with it: © OpenStreetMap contributors. */
            attribution: string;
        };
        Optimization: {
            /** @description `opt_…` */
            id: string;
            /**
             * @description Whether it waits, is worked on, or how it ended.
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed" | "cancelled";
            /** @description `op_…`, for `GET /operations/:operation`. */
            operation_id: string;
            /** @description Why it failed; null if it did not. */
            error: {
                /** @description Stable code to branch on. */
                code: string;
                /** @description What happened and what to do about it. */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null before.
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description Until when the result is kept.
             */
            expires_at: string;
            /** @description How many the problem has. */
            vehicles: number;
            /** @description How many the problem has. */
            jobs: number;
            /** @description How many the problem has. */
            shipments: number;
        };
        SolvedOptimization: {
            /** @description `opt_…` */
            id: string;
            /**
             * @description Whether it waits, is worked on, or how it ended.
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed" | "cancelled";
            /** @description `op_…`, for `GET /operations/:operation`. */
            operation_id: string;
            /** @description Why it failed; null if it did not. */
            error: {
                /** @description Stable code to branch on. */
                code: string;
                /** @description What happened and what to do about it. */
                message: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null before.
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description Until when the result is kept.
             */
            expires_at: string;
            /** @description How many the problem has. */
            vehicles: number;
            /** @description How many the problem has. */
            jobs: number;
            /** @description How many the problem has. */
            shipments: number;
            /** @description Who does what; null until it has succeeded. */
            plan: components["schemas"]["OptimizationPlan"] | null;
        };
        CreateMapToken: {
            /**
             * @description Origins of the pages that may show the map, such as `https://www.example.com` or `https://*.example.com`; any page when empty.
             * @default []
             */
            origins?: string[];
            /** @description The only map to show, `reg_…`; all maps of the project when not given. */
            region?: string;
            /**
             * @description For how long it is good: 60 seconds to 90 days.
             * @default 86400
             */
            expires_in_s?: number;
        };
        MapToken: {
            /** @description May be in pages for everybody to read: it shows maps, and no more. */
            token: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            expires_at: string;
            /**
             * Format: uri
             * @description Style for MapLibre, with the token.
             */
            style_url: string;
            /**
             * Format: uri
             * @description TileJSON, with the token.
             */
            tiles_url: string;
            /**
             * Format: uri
             * @description All tiles as PMTiles, with the token; null unless it is for one map.
             */
            archive_url: string | null;
            /**
             * Format: uri
             * @description Images of the map, with the token; add what is to be seen.
             */
            static_url: string;
        };
        CreateTrackedDevice: {
            /** @description Name that people know it by. */
            name: string;
            /** @description Your own name of it, such as an IMEI; unique in the project. */
            external_id?: string | null;
            /** @description What it is, such as `car` or `phone`. */
            type?: string | null;
            /**
             * @description Protocol over which it reports by its `external_id`, which is its IMEI then.
             * @enum {string|null}
             */
            protocol?: "gt06" | "teltonika" | null;
            /**
             * @description Words that devices are chosen by; at most 20.
             * @default []
             */
            labels?: string[];
            /**
             * @description Texts of your own; at most 8 KiB together.
             * @default {}
             */
            metadata?: {
                [key: string]: string;
            };
            /** @description Days that its positions are kept, at most those of the installation. */
            retention_days?: number | null;
        };
        TrackedDevice: {
            /** @description `dev_…` */
            id: string;
            /** @description Name that people know it by. */
            name: string;
            /** @description Your own name of it, such as an IMEI; unique in the project. */
            external_id: string | null;
            /** @description What it is, such as `car` or `phone`. */
            type: string | null;
            /**
             * @description Protocol over which it reports by its `external_id`, which is its IMEI then.
             * @enum {string|null}
             */
            protocol: "gt06" | "teltonika" | null;
            /** @description Words that devices are chosen by; at most 20. */
            labels: string[];
            /** @description Texts of your own; at most 8 KiB together. */
            metadata: {
                [key: string]: string;
            };
            /**
             * @description `online` while it reports.
             * @enum {string}
             */
            status: "online" | "offline";
            /**
             * Format: date-time
             * @description When it reported last; null before it did.
             */
            seen_at: string | null;
            /** @description Where it was last, by its own clock; a second behind what comes in. */
            last_position: components["schemas"]["TrackedPosition"] | null;
            /** @description Last characters of the key by which it reports; null when it has none. */
            ingest_key_end: string | null;
            /** @description Null for that of the project. */
            retention_days: number | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last; positions change nothing.
             */
            updated_at: string;
        };
        TrackedPosition: {
            /**
             * Format: date-time
             * @description When it was there, by the clock of the device.
             */
            recorded_at: string;
            /** @description Degrees north of the equator, −90 to 90. */
            lat: number;
            /** @description Degrees east of Greenwich, −180 to 180. */
            lon: number;
            /** @description Metres in a second; null when not known. */
            speed_mps: number | null;
            /** @description Degrees clockwise from north, 0 to 360; null when not known. */
            heading_deg: number | null;
            /** @description Radius in metres within which it truly was; null when not known. */
            accuracy_m: number | null;
            /** @description Metres above the sea; null when not known. */
            altitude_m: number | null;
            /** @description Charge left, 0 to 100; null when not known. */
            battery_percent: number | null;
            /** @description What else the device said. */
            attributes: {
                [key: string]: string | number | boolean;
            } | null;
        };
        UpdateTrackedDevice: {
            /** @description Name that people know it by. */
            name?: string;
            /** @description Your own name of it, such as an IMEI; unique in the project. */
            external_id?: string | null;
            /** @description What it is, such as `car` or `phone`. */
            type?: string | null;
            /**
             * @description Protocol over which it reports by its `external_id`, which is its IMEI then.
             * @enum {string|null}
             */
            protocol?: "gt06" | "teltonika" | null;
            /** @description Words that devices are chosen by; at most 20. */
            labels?: string[];
            /** @description Texts of your own; at most 8 KiB together. */
            metadata?: {
                [key: string]: string;
            };
            /** @description Days that its positions are kept, at most those of the installation. */
            retention_days?: number | null;
        };
        DeviceKey: {
            /** @description `dev_…` */
            id: string;
            /** @description By it the device reports, and nothing else. It is not shown again. */
            ingest_key: string;
            /** @description Address for apps that send in the form of OsmAnd. */
            report_url: string;
        };
        DeletedPositions: {
            /** @description `dev_…` */
            id: string;
            /** @description How many there were. */
            deleted_positions: number;
        };
        SentResult: {
            /** @description How many are kept and are the latest of their device. */
            stored: number;
            /** @description How many are kept and change nothing else. */
            late: number;
            /** @description How many were known before. */
            duplicates: number;
            /** @description How many are not kept. */
            refused: number;
            /** @description All that are not simply stored, in the order of sending. */
            results: {
                /** @description Which position of the request, counting from 0. */
                index: number;
                /**
                 * @description `late`: kept, but a later one of its device is there; `duplicate`: known before.
                 * @enum {string}
                 */
                status: "late" | "duplicate" | "refused";
                /**
                 * @description Why it was refused; null when it was not.
                 * @enum {string|null}
                 */
                code: "invalid" | "in_the_future" | "too_old" | "unknown_device" | null;
                /** @description What of it is wrong. */
                field: string | null;
                /** @description The same for people. */
                message: string | null;
            }[];
        };
        SendPositions: {
            /** @description Each has `device_id` (or the `external_id`), `recorded_at`, `lat` and `lon`, and may have `speed_mps`, `heading_deg`, `accuracy_m`, `altitude_m`, `battery_percent` and `attributes`. One that is wrong is refused by itself. */
            positions: {
                [key: string]: unknown;
            }[];
        };
        ReportOutcome: {
            /**
             * @description One that is refused need not be sent again.
             * @enum {string}
             */
            status: "stored" | "late" | "duplicate" | "refused";
            /** @description Why it was refused; null when it was not. */
            code: string | null;
        };
        TrackingSettings: {
            /** @description Days that positions are kept, 1 to 3,650, where a device says nothing else; null for as long as the installation keeps them. */
            retention_days: number | null;
            /** @description Nothing is kept longer in this installation. */
            most_retention_days: number;
        };
        UpdateTrackingSettings: {
            /** @description Days that positions are kept, 1 to 3,650, where a device says nothing else; null for as long as the installation keeps them. */
            retention_days: number | null;
        };
        Trip: {
            /** @description `trp_…` */
            id: string;
            /** @description `dev_…` */
            device_id: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When it came to a stop.
             */
            ended_at: string;
            start: {
                /** @description Degrees north. */
                lat: number;
                /** @description Degrees east. */
                lon: number;
            };
            end: {
                /** @description Degrees north. */
                lat: number;
                /** @description Degrees east. */
                lon: number;
            };
            /** @description Along the positions, in metres. */
            distance_m: number;
            /** @description Seconds. */
            duration_s: number;
            /** @description Metres in a second. */
            max_speed_mps: number;
            /** @description Metres in a second. */
            average_speed_mps: number;
            /** @description Its line, of at most 1,000 places; null when none was asked for. */
            geometry: (string | {
                /** @enum {string} */
                type: "LineString";
                /** @description Longitude and latitude. */
                coordinates: (number)[][];
            }) | null;
        };
        Stop: {
            /** @description `stp_…` */
            id: string;
            /** @description `dev_…` */
            device_id: string;
            /**
             * Format: date-time
             * @description When it came to a stop.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When it went on; null while it is there.
             */
            ended_at: string | null;
            /** @description Seconds; null while it is there. */
            duration_s: number | null;
            /** @description Degrees north. */
            lat: number;
            /** @description Degrees east. */
            lon: number;
        };
        CheckGeofences: {
            /** @description Degrees north, −90 to 90. */
            lat: number;
            /** @description Degrees east, −180 to 180. */
            lon: number;
            /**
             * Format: date-time
             * @description At what time: schedules are heeded. Now when not given.
             */
            at?: string;
            /**
             * @description Most geofences to tell of.
             * @default 100
             */
            limit?: number;
        };
        GeofencesAtPlace: {
            /** @description Those that have the place in them, by id. */
            geofences: {
                /** @description `gfn_…` */
                id: string;
                /** @description What people see. */
                name: string;
                /** @description Counts its changes. */
                version: number;
                /** @description Whether its schedule has this time. */
                is_watched: boolean;
            }[];
            /** @description How many have it, also beyond `limit`. */
            count: number;
        };
        DeviceInside: {
            /** @description `dev_…` */
            device_id: string;
            /** @description What people see. */
            device_name: string;
            /** @description Its owner’s own name of it. */
            device_external_id: string | null;
            /** @description Where it was last, degrees north. */
            lat: number;
            /** @description Degrees east. */
            lon: number;
            /**
             * Format: date-time
             * @description When it was there.
             */
            seen_at: string;
            /**
             * Format: date-time
             * @description Since when it is in it, by the clock of the device.
             */
            entered_at: string;
            /**
             * Format: date-time
             * @description Since when it dwells there; null when it does not, or not yet.
             */
            dwelled_at: string | null;
        };
        GeofenceAround: {
            /** @description `gfn_…` */
            geofence_id: string;
            /** @description What people see. */
            geofence_name: string;
            /**
             * Format: date-time
             * @description Since when it is in it, by the clock of the device.
             */
            entered_at: string;
            /**
             * Format: date-time
             * @description Since when it dwells there; null when it does not, or not yet.
             */
            dwelled_at: string | null;
        };
        CreateGeofence: {
            /** @description What people see, 1 to 200 characters. */
            name: string;
            shape: components["schemas"]["GeofenceShape"];
            /**
             * @description Seconds in it after which a device is said to dwell there; null for never.
             * @default null
             */
            dwell_s?: number | null;
            /**
             * @description When it is watched; null for always.
             * @default null
             */
            schedule?: components["schemas"]["GeofenceSchedule"] | null;
            /**
             * @description Whom it is for; null for all devices.
             * @default null
             */
            devices?: components["schemas"]["GeofenceDevices"] | null;
            /**
             * @description Texts of your own; at most 8 KiB together.
             * @default {}
             */
            metadata?: {
                [key: string]: string;
            };
            /**
             * @description Whether it is watched at all.
             * @default true
             */
            enabled?: boolean;
        };
        /** @description What is watched: a `circle`, a `polygon`, or a `corridor` along a line. */
        GeofenceShape: {
            /** @enum {string} */
            type: "circle";
            /** @description Its middle. */
            center: {
                /** @description Degrees north, −90 to 90. */
                lat: number;
                /** @description Degrees east, −180 to 180. */
                lon: number;
            };
            /** @description Metres, 1 to 1,000,000. */
            radius_m: number;
        } | {
            /** @enum {string} */
            type: "polygon";
            /** @description A Polygon of GeoJSON with at most 10,000 points. An edge is straight in degrees and goes the shorter way round the earth, so that a ring may cross the antimeridian. */
            polygon: {
                /** @enum {string} */
                type: "Polygon";
                /** @description A ring, then its holes; each ends with the point that it begins with. */
                coordinates: (number)[][][];
            };
        } | {
            /** @enum {string} */
            type: "corridor";
            /** @description A LineString of GeoJSON; its pieces are parts of great circles. */
            line: {
                /** @enum {string} */
                type: "LineString";
                /** @description 2 to 10,000 points. */
                coordinates: (number)[][];
            };
            /** @description From side to side in metres, 1 to 200,000. */
            width_m: number;
        };
        GeofenceSchedule: {
            /** @description As the IANA names it, such as `Europe/Vaduz`. */
            time_zone: string;
            /** @description Times of the week. */
            hours: {
                /** @description On which days it begins: 1 is Monday, 7 is Sunday. */
                days: number[];
                /** @description Such as `08:00`. */
                from: string;
                /** @description Such as `17:30`, up to `24:00`; on the next day when it is not later than `from`. */
                until: string;
            }[];
        };
        GeofenceDevices: {
            /**
             * @description `dev_…`, at most 1,000.
             * @default []
             */
            ids: string[];
            /**
             * @description Devices with one of these labels are meant too; at most 50.
             * @default []
             */
            labels: string[];
        };
        Geofence: {
            /** @description `gfn_…` */
            id: string;
            /** @description What people see, 1 to 200 characters. */
            name: string;
            /** @description How many points its shape has. */
            points: number;
            /** @description Seconds in it after which a device is said to dwell there; null for never. */
            dwell_s: number | null;
            /** @description When it is watched; null for always. */
            schedule: components["schemas"]["GeofenceSchedule"] | null;
            /** @description Whom it is for; null for all devices. */
            devices: components["schemas"]["GeofenceDevices"] | null;
            /** @description Texts of your own; at most 8 KiB together. */
            metadata: {
                [key: string]: string;
            };
            /** @description Whether it is watched at all. */
            enabled: boolean;
            /** @description Counts its changes; events name it. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
            shape: components["schemas"]["GeofenceShape"];
        };
        GeofenceSummary: {
            /** @description `gfn_…` */
            id: string;
            /** @description What people see, 1 to 200 characters. */
            name: string;
            /** @description How many points its shape has. */
            points: number;
            /** @description Seconds in it after which a device is said to dwell there; null for never. */
            dwell_s: number | null;
            /** @description When it is watched; null for always. */
            schedule: components["schemas"]["GeofenceSchedule"] | null;
            /** @description Whom it is for; null for all devices. */
            devices: components["schemas"]["GeofenceDevices"] | null;
            /** @description Texts of your own; at most 8 KiB together. */
            metadata: {
                [key: string]: string;
            };
            /** @description Whether it is watched at all. */
            enabled: boolean;
            /** @description Counts its changes; events name it. */
            version: number;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
            /**
             * @description Kind of its shape.
             * @enum {string}
             */
            shape_type: "circle" | "polygon" | "corridor";
            /** @description Its shape; null when it has more than 100 points, and is shown with the geofence itself. */
            shape: components["schemas"]["GeofenceShape"] | null;
        };
        UpdateGeofence: {
            /** @description What people see, 1 to 200 characters. */
            name?: string;
            shape?: components["schemas"]["GeofenceShape"];
            /** @description Seconds in it after which a device is said to dwell there; null for never. */
            dwell_s?: number | null;
            /** @description When it is watched; null for always. */
            schedule?: components["schemas"]["GeofenceSchedule"] | null;
            /** @description Whom it is for; null for all devices. */
            devices?: components["schemas"]["GeofenceDevices"] | null;
            /** @description Texts of your own; at most 8 KiB together. */
            metadata?: {
                [key: string]: string;
            };
            /** @description Whether it is watched at all. */
            enabled?: boolean;
        };
        GeofenceEvent: {
            /** @description `gfe_…` */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            kind: "entered" | "exited" | "dwelled";
            /** @description `gfn_…`; it may have been deleted since. */
            geofence_id: string;
            /** @description The version of the geofence that said so. */
            geofence_version: number;
            /** @description `dev_…`; it may have been deleted since. */
            device_id: string;
            /**
             * Format: date-time
             * @description When it happened, by the clock of the device.
             */
            at: string;
            /**
             * Format: date-time
             * @description Since when the device is, or was, in it.
             */
            entered_at: string;
            /**
             * @description Of an exit: whether it went out, or the geofence is not watched any more.
             * @enum {string|null}
             */
            cause: "left" | "unwatched" | null;
            /** @description Where the device was, degrees north. */
            lat: number;
            /** @description Degrees east. */
            lon: number;
            /**
             * Format: date-time
             * @description When it was found out.
             */
            created_at: string;
        };
        CreateStreamToken: {
            /** @description Only these, by `dev_…` or `external_id`; all of the project when not given. */
            devices?: string[] | null;
            /**
             * @description Only devices that have all these labels.
             * @default []
             */
            labels?: string[];
            /** @description Only what happens within: south, west, north and east in degrees. */
            bbox?: (number)[] | null;
            /**
             * @description Seconds that it is good for, 60 to 86,400.
             * @default 3600
             */
            ttl_s?: number;
        };
        StreamToken: {
            /** @description `stk_…` */
            id: string;
            /** @description Who has it follows, and can do nothing else. It is not shown again. */
            token: string;
            /** @description Address for `EventSource`. */
            url: string;
            /** @description Address for `WebSocket`. */
            socket_url: string;
            /**
             * Format: date-time
             * @description Until when it is good, RFC 3339.
             */
            expires_at: string;
        };
        DeviceArrival: {
            /**
             * Format: date-time
             * @description By the best way, from where it was last, starting now.
             */
            arrives_at: string;
            /** @description Seconds that the way takes. */
            duration_s: number;
            /** @description Metres of the way. */
            distance_m: number;
            /**
             * Format: date-time
             * @description When this was worked out.
             */
            calculated_at: string;
            /** @description `dev_…` */
            device_id: string;
            /** @description How it gets about. */
            profile: string;
            /** @description Where it starts from: its last position. */
            position: components["schemas"]["TrackedPosition"];
            /** @description The map that was used; null for an engine elsewhere. */
            region_id: string | null;
            /** @description Has to be shown wherever this is. */
            attribution: string;
        };
        CreateShare: {
            /** @description Whom it shows, by `dev_…` or `external_id`: 1 to 20. */
            devices: string[];
            /**
             * Format: date-time
             * @description When it ends, RFC 3339; from now to a year ahead.
             */
            until: string;
            /** @description What who has the link reads above it. */
            name?: string | null;
            /**
             * @description What it shows besides where the devices are. Labels, attributes and identifiers are never shown.
             * @default [
             *       "name",
             *       "speed",
             *       "heading"
             *     ]
             */
            shows?: ("name" | "speed" | "heading" | "accuracy" | "battery")[];
            /** @description Where the devices go to: the link says when they arrive. */
            destination?: {
                /** @description Degrees north, −90 to 90. */
                lat: number;
                /** @description Degrees east, −180 to 180. */
                lon: number;
                /** @description What it is called. */
                name?: string | null;
            } | null;
            /**
             * @description How one gets about.
             * @default car
             * @enum {string}
             */
            profile?: "car" | "bike" | "foot";
        };
        NewShare: {
            /** @description `shr_…` */
            id: string;
            /** @description What who has the link reads above it. */
            name: string | null;
            /**
             * @description Whether it shows anything.
             * @enum {string}
             */
            status: "active" | "ended";
            /** @description Whom it shows. */
            device_ids: string[];
            /** @description What it shows besides where the devices are. Labels, attributes and identifiers are never shown. */
            shows: ("name" | "speed" | "heading" | "accuracy" | "battery")[];
            destination: {
                /** @description Degrees north, −90 to 90. */
                lat: number;
                /** @description Degrees east, −180 to 180. */
                lon: number;
                name: string | null;
            } | null;
            /** @description How the devices get about, for when they arrive. */
            profile: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            until: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
            /** @description Who has it sees what the link shows. It is not shown again. */
            token: string;
            /** @description Address that answers with what the link shows; `/stream` follows it. */
            url: string;
        };
        Share: {
            /** @description `shr_…` */
            id: string;
            /** @description What who has the link reads above it. */
            name: string | null;
            /**
             * @description Whether it shows anything.
             * @enum {string}
             */
            status: "active" | "ended";
            /** @description Whom it shows. */
            device_ids: string[];
            /** @description What it shows besides where the devices are. Labels, attributes and identifiers are never shown. */
            shows: ("name" | "speed" | "heading" | "accuracy" | "battery")[];
            destination: {
                /** @description Degrees north, −90 to 90. */
                lat: number;
                /** @description Degrees east, −180 to 180. */
                lon: number;
                name: string | null;
            } | null;
            /** @description How the devices get about, for when they arrive. */
            profile: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            until: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updated_at: string;
        };
        SharedView: {
            /** @description What the link is called. */
            name: string | null;
            /**
             * Format: date-time
             * @description When it ends.
             */
            until: string;
            destination: {
                /** @description Degrees north, −90 to 90. */
                lat: number;
                /** @description Degrees east, −180 to 180. */
                lon: number;
                name: string | null;
            } | null;
            devices: components["schemas"]["SharedDevice"][];
            /** @description Has to be shown with an `eta`; null without one. */
            attribution: string | null;
        };
        SharedDevice: {
            /** @description Which of the link, counting from 0: who has it learns no identifier. */
            index: number;
            /** @description What it is called; null when that is not shown. */
            name: string | null;
            /** @description Null while it has none. */
            position: {
                /**
                 * Format: date-time
                 * @description When it was there.
                 */
                recorded_at: string;
                /** @description Degrees north of the equator, −90 to 90. */
                lat: number;
                /** @description Degrees east of Greenwich, −180 to 180. */
                lon: number;
                /** @description Metres in a second; null when not known or not shown. */
                speed_mps: number | null;
                /** @description Degrees clockwise from north, 0 to 360; null when not known or not shown. */
                heading_deg: number | null;
                /** @description Radius in metres within which it truly was; null when not known or not shown. */
                accuracy_m: number | null;
                /** @description Charge left, 0 to 100; null when not known or not shown. */
                battery_percent: number | null;
            } | null;
            /** @description Null without a destination, or a way to it. */
            eta: {
                /**
                 * Format: date-time
                 * @description By the best way, from where it was last, starting now.
                 */
                arrives_at: string;
                /** @description Seconds that the way takes. */
                duration_s: number;
                /** @description Metres of the way. */
                distance_m: number;
                /**
                 * Format: date-time
                 * @description When this was worked out.
                 */
                calculated_at: string;
            } | null;
        };
        Event: {
            /** @description `evt_…`; the same however often the event is sent. */
            id: string;
            /** @description What happened, such as `app.created`. */
            type: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description The project that it happened in. */
            project_id: string;
            /**
             * @description Whether it was real, or done with a test key.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description What happened to what; depends on `type`. */
            data: {
                [key: string]: unknown;
            };
        };
        AuditEntry: {
            /** @description `aud_…` */
            id: string;
            /** @description The project that was changed. */
            project_id: string;
            /**
             * @description Whether it was real, or done with a test key.
             * @enum {string}
             */
            mode: "live" | "test";
            actor: {
                /**
                 * @description What the actor is.
                 * @enum {string}
                 */
                kind: "account" | "key" | "service" | "system" | "user";
                /** @description `acc_…`, `key_…`, `usr_…` or the name of a service. */
                id: string;
                /** @description Address that the request came from. */
                ip: string | null;
                /** @description Program that the request came from. */
                user_agent: string | null;
            };
            /** @description What was done, such as `app.create`. */
            action: string;
            /** @description Identifier of what was changed. */
            target: string;
            /** @description The request that did it. */
            request_id: string | null;
            /** @description The fields that changed; null when there was nothing, or nothing is left. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The fields that changed; null when there was nothing, or nothing is left. */
            after: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @description When it was done.
             */
            at: string;
            /** @description Hash of the entry before; zeros for the first of a project. */
            prev_hash: string;
            /** @description SHA-256 of `prev_hash` and of everything that the entry says. */
            hash: string;
        };
        UsageReport: {
            /**
             * Format: date-time
             * @description Start of what is told.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of what is told, not included.
             */
            to: string;
            /**
             * @description How it is added up.
             * @enum {string}
             */
            granularity: "hour" | "day" | "month";
            /** @description By meter, then by time; what is zero is left out. */
            items: components["schemas"]["UsageItem"][];
        };
        UsageItem: {
            /** @description The product that measured it. */
            product: string;
            /** @description What was measured, such as `messages.sms`. */
            meter: string;
            /** @description The meter as people read it. */
            name: string;
            /** @description What one of it is. */
            unit: string;
            /**
             * @description Test usage is counted and never billed.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * Format: date-time
             * @description Where the hour, day or month starts, UTC.
             */
            start: string;
            /** @description How much; a whole number, as text so that none is too large. */
            quantity: string;
        };
        CreateWebhook: {
            /**
             * Format: uri
             * @description Where deliveries are sent, by POST.
             */
            url: string;
            /**
             * @description Types that are sent: `app.created`, all of a resource `app.*`, or all `*`.
             * @default [
             *       "*"
             *     ]
             */
            event_types?: string[];
            /**
             * @description What it is for.
             * @default
             */
            description?: string;
            /**
             * @description Whether deliveries are made.
             * @default true
             */
            enabled?: boolean;
        };
        WebhookWithSecret: {
            /** @description `whk_…` */
            id: string;
            /**
             * @description The mode whose events it receives.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Where deliveries are sent, by POST. */
            url: string;
            /** @description Types that are sent. */
            event_types: string[];
            /** @description What it is for. */
            description: string;
            /** @description Whether deliveries are made. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when nothing arrived; after five days it is disabled.
             */
            failing_since: string | null;
            /**
             * @description Why it was disabled by itself: it answered 410, or nothing arrived for five days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When it was disabled by itself.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
            /** @description Signs deliveries (`whsec_…`). Shown here and never again. */
            secret: string;
        };
        Webhook: {
            /** @description `whk_…` */
            id: string;
            /**
             * @description The mode whose events it receives.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Where deliveries are sent, by POST. */
            url: string;
            /** @description Types that are sent. */
            event_types: string[];
            /** @description What it is for. */
            description: string;
            /** @description Whether deliveries are made. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description Since when nothing arrived; after five days it is disabled.
             */
            failing_since: string | null;
            /**
             * @description Why it was disabled by itself: it answered 410, or nothing arrived for five days.
             * @enum {string|null}
             */
            disabled_reason: "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When it was disabled by itself.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updated_at: string;
        };
        UpdateWebhook: {
            /**
             * Format: uri
             * @description Where deliveries are sent, by POST.
             */
            url?: string;
            /** @description Types that are sent: `app.created`, all of a resource `app.*`, or all `*`. */
            event_types?: string[];
            /** @description What it is for. */
            description?: string;
            /** @description Whether deliveries are made. */
            enabled?: boolean;
        };
        RotateWebhookSecret: {
            /**
             * @description Seconds for which deliveries are signed with the old secret too.
             * @default 86400
             */
            overlap_s?: number;
        };
        WebhookDelivery: {
            /** @description `dlv_…` */
            id: string;
            /** @description The webhook that it is sent to. */
            webhook_id: string;
            /** @description The event; sent as `webhook-id`. */
            event_id: string;
            /** @description Type of the event. */
            event_type: string;
            /**
             * @description `pending` while there are attempts left.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Attempts that were made, 11 at most. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            next_attempt_at: string | null;
            /** @description HTTP status of the last answer. */
            response_status: number | null;
            /** @description Beginning of the last answer, 4 KiB at most. */
            response_body: string | null;
            /** @description Why the last attempt failed: `address_not_allowed`, `name_not_found`, `connection_failed`, `connection_reset`, `tls_failed`, `timeout`, `redirect` (they are not followed), `status` (not 2xx), `interrupted` (we stopped in between) or `webhook_disabled`. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered or given up.
             */
            finished_at: string | null;
        };
        WebhookDeliveryDetail: {
            /** @description `dlv_…` */
            id: string;
            /** @description The webhook that it is sent to. */
            webhook_id: string;
            /** @description The event; sent as `webhook-id`. */
            event_id: string;
            /** @description Type of the event. */
            event_type: string;
            /**
             * @description `pending` while there are attempts left.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description Attempts that were made, 11 at most. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it is tried next.
             */
            next_attempt_at: string | null;
            /** @description HTTP status of the last answer. */
            response_status: number | null;
            /** @description Beginning of the last answer, 4 KiB at most. */
            response_body: string | null;
            /** @description Why the last attempt failed: `address_not_allowed`, `name_not_found`, `connection_failed`, `connection_reset`, `tls_failed`, `timeout`, `redirect` (they are not followed), `status` (not 2xx), `interrupted` (we stopped in between) or `webhook_disabled`. */
            problem: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was delivered or given up.
             */
            finished_at: string | null;
            /** @description What the receiver gets. */
            request: components["schemas"]["WebhookRequest"];
            /** @description Attempts, the latest first; 50 at most. */
            attempt_log: components["schemas"]["WebhookAttempt"][];
        };
        WebhookRequest: {
            /**
             * @description Always `POST`.
             * @enum {string}
             */
            method: "POST";
            /** @description Where the last attempt went, or the next one goes. */
            url: string;
            /** @description As in the last attempt, without the signature. */
            headers: {
                [key: string]: string;
            };
            /** @description The body, byte for byte what is signed. */
            body: string;
        };
        WebhookAttempt: {
            /** @description Counted from 1, and anew after a replay. */
            number: number;
            /** @description Where it was sent. */
            url: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
            /** @description How long it took; null when it did not end. */
            duration_ms: number | null;
            /** @description HTTP status of the answer. */
            response_status: number | null;
            /** @description Why it failed, as `problem` of the delivery. */
            problem: string | null;
        };
        ErrorEnvelope: {
            data: Record<string, never>;
            error: {
                /** @description Address of the page that documents this code. */
                type: string;
                /** @description Stable code to branch on. */
                code: string;
                /** @description The HTTP status. */
                status: number;
                /** @description What the code means, always the same sentence. */
                title: string;
                /** @description What happened this time. */
                detail: string;
                /** @description One entry for each problem with the request. */
                errors: {
                    location: string;
                    code: string;
                    message: string;
                }[];
                /** @description Same as `type`. */
                doc_url: string;
                /** @description Seconds to wait before trying again. */
                retry_after_s: number | null;
            };
            meta: {
                /** @description Identifier of this request; name it when you report a problem. */
                request_id: string;
                /** @description The long-running operation that this request started. */
                operation_id?: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listQuotas: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Id or slug of the project. */
                project: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["QuotaUse"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listRegions: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Region"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createRegion: {
        parameters: {
            query: {
                /** @description Name that people know it by; unique in the project. */
                name: string;
            };
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Region"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getRegion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                region: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Region"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteRegion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                region: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    replaceRegionSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                region: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Region"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getOperation: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end, at most. */
                wait?: number;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                operation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Operation"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    findNearbyPlaces: {
        parameters: {
            query: {
                /** @description Degrees north, −90 to 90. */
                lat: number;
                /** @description Degrees east, −180 to 180. */
                lon: number;
                /** @description Nothing farther is told, in metres, 1 to 50,000. */
                radius_m?: number;
                /** @description Only these, of `GET /places/categories`, groups or tags of OpenStreetMap. */
                categories?: string;
                /** @description Only what is open then, as far as its opening hours are known. */
                open_at?: string;
                /** @description `true` for only what is open now, as far as its opening hours are known. */
                open_now?: "true" | "false";
                /** @description Most places, 1 to 50. */
                limit?: number;
                /** @description Language of names, such as `de`; as they are written there when not given. */
                lang?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FoundPlaces"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    searchPlaces: {
        parameters: {
            query: {
                /** @description What is looked for, as people write it. */
                q: string;
                /** @description Latitude and longitude: what is near comes first. */
                near?: string;
                /** @description Nothing outside is told. West is more than east where it crosses 180 degrees. */
                bbox?: string;
                /** @description Only these, of `GET /places/categories`, groups or tags of OpenStreetMap. */
                categories?: string;
                /** @description Only what is open then, as far as its opening hours are known. */
                open_at?: string;
                /** @description `true` for only what is open now, as far as its opening hours are known. */
                open_now?: "true" | "false";
                /** @description Most places, 1 to 50. */
                limit?: number;
                /** @description Language of names, such as `de`; as they are written there when not given. */
                lang?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FoundPlaces"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listPlaceCategories: {
        parameters: {
            query?: {
                /** @description Language of `name`: `en`, `de`, `fr`, `es` or `it`. */
                lang?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaceCategories"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getPlace: {
        parameters: {
            query?: {
                /** @description When to tell of whether it is open, and from which day on; now when not given. */
                at?: string;
                /** @description Language of names, such as `de`; as they are written there when not given. */
                lang?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                place: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlaceDetails"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deletePlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                place: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updatePlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                place: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePlace"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnPlace"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listPlaces: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only the place of exactly this external id. */
                external_id?: string;
                /** @description Only those of exactly this category. */
                category?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["OwnPlace"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePlace"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnPlace"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    importPlaces: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportPlaces"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportedPlaces"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    findRoute: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindRoute"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Route"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    findMatrix: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindMatrix"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Matrix"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatrixJob"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    findNearestRoads: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindNearest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Nearest"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    findIsochrones: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FindIsochrones"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Isochrones"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    matchTrace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchTrace"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatchedTrace"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    geocode: {
        parameters: {
            query?: {
                /** @description What is looked for, as people write it, at most 256 characters. */
                q?: string;
                /** @description Street, with or without its house number. */
                street?: string;
                /** @description House number. */
                house_number?: string;
                /** @description City, town or village. */
                city?: string;
                /** @description County or district. */
                county?: string;
                /** @description State or province. */
                state?: string;
                /** @description Postcode. */
                postcode?: string;
                /** @description Country, by its name or its code of two letters. */
                country?: string;
                /** @description Nothing outside is found: south, west, north and east in degrees. West is more than east where it crosses the 180th meridian. */
                bbox?: string;
                /** @description Latitude and longitude: what is near comes first. */
                near?: string;
                /** @description As `bbox`, but what is within only comes first. */
                viewport?: string;
                /** @description Nothing elsewhere is found: ISO 3166 codes of two letters. */
                countries?: string;
                /** @description Language of names, such as `de`; as they are written there when not given. */
                lang?: string;
                /** @description What is looked for, some of `address,street,poi,place,postcode,natural`; all when not given. */
                layers?: string;
                /** @description Most results, 1 to 50. */
                limit?: number;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GeocodedPlaces"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    autocomplete: {
        parameters: {
            query: {
                /** @description What has been typed so far. */
                q: string;
                /** @description Nothing outside is found: south, west, north and east in degrees. West is more than east where it crosses the 180th meridian. */
                bbox?: string;
                /** @description Latitude and longitude: what is near comes first. */
                near?: string;
                /** @description As `bbox`, but what is within only comes first. */
                viewport?: string;
                /** @description Nothing elsewhere is found: ISO 3166 codes of two letters. */
                countries?: string;
                /** @description Language of names, such as `de`; as they are written there when not given. */
                lang?: string;
                /** @description What is looked for, some of `address,street,poi,place,postcode,natural`; all when not given. */
                layers?: string;
                /** @description Most results, 1 to 50. */
                limit?: number;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GeocodedPlaces"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    reverseGeocode: {
        parameters: {
            query: {
                /** @description Degrees north, −90 to 90. */
                lat: number;
                /** @description Degrees east, −180 to 180. */
                lon: number;
                /** @description Nothing farther is found, in metres, 1 to 50,000; 1,000 when not given, and 20,000 for cities where no map is. */
                radius?: number;
                /** @description Language of names, such as `de`; as they are written there when not given. */
                lang?: string;
                /** @description What is looked for, some of `address,street,poi,place,postcode,natural`; addresses, streets and places when not given. */
                layers?: string;
                /** @description Most results, 1 to 50. */
                limit?: number;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlacesAround"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    geocodeBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeocodeBatch"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GeocodedBatch"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listMatrixJobs: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["MatrixJob"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getMatrixJob: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end, at most; 0 to 60. */
                wait?: number;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                matrix_job: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MatrixJob"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteMatrixJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                matrix_job: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    readMatrixRows: {
        parameters: {
            query?: {
                /** @description Rows of a page, 1 to 100. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                matrix_job: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["MatrixRow"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    exportMatrixRows: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                matrix_job: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    optimizeRoutes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptimizeRoutes"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OptimizationPlan"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Optimization"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listOptimizations: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Optimization"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getOptimization: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end, at most; 0 to 60. */
                wait?: number;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                optimization: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SolvedOptimization"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteOptimization: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                optimization: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getMapStyle: {
        parameters: {
            query?: {
                /** @description One map alone, `reg_…`. */
                region?: string;
                /** @description The look. */
                theme?: "light" | "dark";
                /** @description Of names, where they are known in it; that of the place when not given. */
                language?: "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "pl" | "cs" | "tr" | "el" | "ru" | "uk" | "ar" | "he" | "fa" | "hi" | "zh" | "ja" | "ko";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.maplibre.style+json": Record<string, never>;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getTileJson: {
        parameters: {
            query?: {
                /** @description One map alone, `reg_…`. */
                region?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.tilejson+json": Record<string, never>;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getTile: {
        parameters: {
            query?: {
                /** @description One map alone, `reg_…`. */
                region?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                /** @description Zoom, 0 to 22; nothing is built above 14. */
                z: number;
                /** @description Column, from the west. */
                x: number;
                /** @description Row, from the north. */
                y: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.mapbox-vector-tile": string;
                };
            };
            /** @description There is nothing on the map here. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    downloadRegionTiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                region: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.pmtiles": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getStaticMap: {
        parameters: {
            query?: {
                /** @description Latitude and longitude of the middle, such as `43.73,7.42`. */
                center?: string;
                /** @description 0 to 20; 14 shows streets. */
                zoom?: number;
                /** @description In the place of `center` and `zoom`: south, west, north and east of what is shown, in degrees. */
                bbox?: string;
                /** @description Pixels, 1 to 1,280. */
                width?: number;
                /** @description Pixels, 1 to 1,280. */
                height?: number;
                /** @description 2 makes an image for dense screens, twice as wide. */
                scale?: number;
                /** @description The look. */
                theme?: "light" | "dark";
                /** @description Places to mark, `lat,lon` or `lat,lon,rrggbb`, with `|` between them; 100 at most. */
                markers?: string;
                /** @description A line to draw: places `lat,lon` with `|` between them. */
                path?: string;
                /** @description A line to draw, as routes have it: an encoded polyline with five digits. */
                polyline?: string;
                /** @description One map alone, `reg_…`. */
                region?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createMapToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMapToken"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MapToken"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listTrackedDevices: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at" | "-name" | "name";
                /** @description Only those that are so. */
                status?: "online" | "offline";
                /** @description Only those that have this label. */
                label?: string;
                /** @description Only those of this type. */
                type?: string;
                /** @description Only the one that you call so. */
                external_id?: string;
                /** @description Only those whose name has this in it. */
                name?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["TrackedDevice"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createTrackedDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTrackedDevice"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrackedDevice"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getTrackedDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrackedDevice"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteTrackedDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateTrackedDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTrackedDevice"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrackedDevice"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    resetDeviceKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceKey"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listPositions: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-recorded_at" | "recorded_at";
                /** @description Only positions from this time on. */
                from?: string;
                /** @description Only positions before this time. */
                to?: string;
                /** @description Leaves out positions within so many metres of the line that stays. */
                simplify?: number;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["TrackedPosition"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deletePositions: {
        parameters: {
            query?: {
                /** @description Only positions from this time on. */
                from?: string;
                /** @description Only positions before this time. */
                to?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedPositions"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    exportPositions: {
        parameters: {
            query?: {
                /** @description Only positions from this time on. */
                from?: string;
                /** @description Only positions before this time. */
                to?: string;
                /** @description Leaves out positions within so many metres of the line that stays. */
                simplify?: number;
                /** @description What the file is. */
                format?: "geojson" | "gpx" | "csv";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/geo+json": string;
                    "application/gpx+xml": string;
                    "text/csv": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    importGpx: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/gpx+xml": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SentResult"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    sendPositions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendPositions"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SentResult"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    reportPosition: {
        parameters: {
            query?: {
                /** @description Seconds or milliseconds since 1970, or ISO 8601; now when not given. */
                timestamp?: string;
                /** @description Degrees east. */
                lon?: string;
                /** @description Degrees north. */
                lat?: string;
                /** @description Ingest key of the device. */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportOutcome"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    postReport: {
        parameters: {
            query?: {
                /** @description Seconds or milliseconds since 1970, or ISO 8601; now when not given. */
                timestamp?: string;
                /** @description Degrees east. */
                lon?: string;
                /** @description Degrees north. */
                lat?: string;
                /** @description Ingest key of the device. */
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportOutcome"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getTrackingSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrackingSettings"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateTrackingSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTrackingSettings"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TrackingSettings"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listTrips: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-started_at" | "started_at";
                /** @description Only those that are not over before this time. */
                from?: string;
                /** @description Only those that begin before this time. */
                to?: string;
                /** @description Form of the line: encoded with 5 digits (when not given), GeoJSON, or none. */
                geometry?: "polyline" | "geojson" | "none";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Trip"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listStops: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-started_at" | "started_at";
                /** @description Only those that are not over before this time. */
                from?: string;
                /** @description Only those that begin before this time. */
                to?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Stop"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    checkGeofences: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckGeofences"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GeofencesAtPlace"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listDevicesInGeofence: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                geofence: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["DeviceInside"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listGeofencesOfDevice: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["GeofenceAround"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listGeofences: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that are watched, or those that are not. */
                enabled?: "true" | "false";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["GeofenceSummary"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createGeofence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateGeofence"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Geofence"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getGeofence: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                geofence: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Geofence"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteGeofence: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                geofence: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateGeofence: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                geofence: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateGeofence"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Geofence"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listGeofenceEvents: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-at" | "at" | "-created_at" | "created_at";
                /** @description Only at this geofence, `gfn_…`. */
                geofence?: string;
                /** @description Only of this device, `dev_…`. */
                device?: string;
                /** @description Only what happened so. */
                kind?: "entered" | "exited" | "dwelled";
                /** @description Only what happened at this time or later. */
                from?: string;
                /** @description Only what happened before this time. */
                until?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["GeofenceEvent"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    streamPositions: {
        parameters: {
            query?: {
                /** @description Id of the last event seen; the header `Last-Event-ID` wins over it. */
                after?: string;
                /** @description Without a resume point: begin with where each device is, or with what comes next. */
                start?: "latest" | "now";
                /** @description Only these, by `dev_…` or `external_id`, comma-separated; at most 100. */
                devices?: string;
                /** @description Only devices that have all these labels, comma-separated. */
                labels?: string;
                /** @description Only what happens within: south, west, north and east in degrees. West is more than east across the 180th meridian. */
                bbox?: string;
            };
            header?: {
                /** @description Resume after this event. */
                "Last-Event-ID"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createStreamToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateStreamToken"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StreamToken"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    streamPositionsByToken: {
        parameters: {
            query?: {
                /** @description Id of the last event seen; the header `Last-Event-ID` wins over it. */
                after?: string;
                /** @description Without a resume point: begin with where each device is, or with what comes next. */
                start?: "latest" | "now";
            };
            header?: {
                /** @description Resume after this event. */
                "Last-Event-ID"?: string;
            };
            path: {
                stream_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getTrackedDeviceEta: {
        parameters: {
            query: {
                /** @description Degrees north of the place that it goes to, −90 to 90. */
                lat: number;
                /** @description Degrees east of it, −180 to 180. */
                lon: number;
                /** @description How one gets about. */
                profile?: "car" | "bike" | "foot";
                /** @description The map to use, `reg_…`; the smallest that has all places when not given. */
                region?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeviceArrival"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listShares: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that are so. */
                status?: "active" | "ended";
                /** @description Only those that show this device, `dev_…`. */
                device?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Share"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateShare"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewShare"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                share: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Share"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                share: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getShared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                share_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SharedView"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    streamShared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                share_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only these types: comma-separated, each a type such as `app.created`, or `app.*`. */
                type?: string;
                /** @description Only what was made from this time on. */
                created_after?: string;
                /** @description Only what was made before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Event"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description Id of the last event seen in this stream; 0 for all there are. */
                after?: string;
                /** @description Only these types: comma-separated, each a type such as `app.created`, or `app.*`. */
                type?: string;
            };
            header?: {
                /** @description Resume after this event. */
                "Last-Event-ID"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-at" | "at";
                /** @description Only what this actor did. */
                actor?: string;
                /** @description Only this action. */
                action?: string;
                /** @description Only what was done to this. */
                target?: string;
                /** @description Only from this time on. */
                since?: string;
                /** @description Only before this time. */
                until?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["AuditEntry"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /** @description Only what this actor did. */
                actor?: string;
                /** @description Only this action. */
                action?: string;
                /** @description Only what was done to this. */
                target?: string;
                /** @description Only from this time on. */
                since?: string;
                /** @description Only before this time. */
                until?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description Start, rounded down to the hour; the running month if absent. */
                from?: string;
                /** @description End, rounded up to the hour; now if absent. */
                to?: string;
                /** @description Adds up by hour, day or month (UTC). */
                granularity?: "hour" | "day" | "month";
                /** @description Only this meter. */
                meter?: "app.replica_seconds" | "app.memory_megabyte_seconds" | "build.seconds" | "vps.vcpu_seconds" | "vps.memory_megabyte_seconds" | "vps.disk_megabyte_seconds" | "vps.volume_megabyte_seconds" | "database.compute_seconds" | "database.memory_megabyte_seconds" | "database.storage_megabyte_seconds" | "database.backup_megabyte_seconds" | "rooms.broadcast_seconds" | "rooms.participant_seconds" | "rooms.recorded_seconds" | "messages.sms" | "messages.email" | "messages.push" | "messages.whatsapp" | "otp.sms" | "otp.whatsapp" | "otp.email" | "payments.operations" | "files.received_megabytes" | "files.stored_megabyte_seconds" | "videos.received_megabytes" | "videos.delivered_megabytes" | "videos.encoded_seconds" | "videos.live_seconds" | "videos.stored_megabyte_seconds" | "geocoding.requests" | "places.requests" | "routing.requests" | "tracking.positions" | "webhooks.delivered";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UsageReport"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only those that are enabled, or only those that are not. */
                enabled?: "true" | "false";
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["Webhook"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Deleted"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description An `ETag` read before; the change is refused with 412 if it is out of date. */
                "If-Match"?: string;
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateWebhookSecret"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listAllWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only deliveries in this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Only events of this type: `app.created`, or `app.*`. */
                type?: string;
                /** @description Only from this time on. */
                created_after?: string;
                /** @description Only before this time. */
                created_before?: string;
                /** @description Only to this webhook. */
                webhook?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["WebhookDelivery"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Most items to return. */
                limit?: number;
                /** @description `next_cursor` of the page before. */
                cursor?: string;
                /** @description What the list is sorted by; `-` stands for descending. */
                sort?: "-created_at" | "created_at";
                /** @description Only deliveries in this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Only events of this type: `app.created`, or `app.*`. */
                type?: string;
                /** @description Only from this time on. */
                created_after?: string;
                /** @description Only before this time. */
                created_before?: string;
            };
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            items: components["schemas"]["WebhookDelivery"][];
                        };
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                            page: {
                                /** @description Most items that a page may hold. */
                                limit: number;
                                /** @description Pass as `cursor` to get the next page. */
                                next_cursor: string | null;
                                /** @description Whether there is a next page. */
                                has_more: boolean;
                            };
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDeliveryDetail"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names this request. The same request with the same key is run once within 24 hours; later ones get the first answer, with `Idempotency-Replayed: true`. */
                "Idempotency-Key"?: string;
                /** @description Of accounts: `test` for what test keys make, kept apart from what is real. Keys have their mode. */
                "Skydeck-Mode"?: "live" | "test";
            };
            path: {
                webhook: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                        meta: {
                            /** @description Identifier of this request; name it when you report a problem. */
                            request_id: string;
                            /** @description The long-running operation that this request started. */
                            operation_id?: string;
                        };
                    };
                };
            };
            /** @description Any refusal or failure. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
}
