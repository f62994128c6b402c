# A server of Farmtable. Two stages: the first has a C compiler and builds the compiled wheel with all that it needs, the
# second has Python and these wheels, and nothing to build with.
#
#   docker build -t farmtable .
#   docker run --init -p 127.0.0.1:8000:8000 -v farmtable:/data farmtable

ARG PYTHON=3.11

FROM python:${PYTHON}-slim AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
# 1: it is an error not to compile, and not to build the page. The cache: pip asks for the wheel twice.
ENV FARMTABLE_COMPILE=1 FARMTABLE_BUILD_PAGE=1 FARMTABLE_CACHE=/tmp/cache PIP_DISABLE_PIP_VERSION_CHECK=1
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[postgres]"

FROM python:${PYTHON}-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "farmtable[postgres]" \
    && farmtable --version | grep compiled \
    && useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin farm \
    && mkdir /data \
    && chown farm:farm /data
USER farm
WORKDIR /data
VOLUME /data
EXPOSE 8000
# Healthy means: the database can be written to.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health/live', timeout=4)"]
ENTRYPOINT ["farmtable"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--database", "/data/farm.db"]
